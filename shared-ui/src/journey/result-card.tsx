import type { ReactNode } from 'react';
import type { LinkComponent } from '../actions/link.tsx';
import { Skeleton, SkeletonText } from '../feedback/skeleton.tsx';
import { Card } from '../layout/card.tsx';
import cardPicture from '../media/card-picture.module.css';
import { Icon, type IconType } from '../media/icon.tsx';
import { Picture } from '../media/picture.tsx';
import { classNames } from '../text/class-names.ts';
import styles from './result-card.module.css';

/** Props of `ResultCard`. */
export interface ResultCardProps {
  readonly name: string;
  /** Where the name leads; a name without it is no link. */
  readonly href?: string;
  readonly as: LinkComponent;
  /** Path of the scene. */
  readonly picture: string;
  /** The first picture of the page loads at once and before the others. */
  readonly eager: boolean;
  /** Muted under the name: what it is and where. */
  readonly about?: ReactNode;
  /** Beside the name: the button that saves it. */
  readonly corner?: ReactNode;
  /** What it costs and the way on. */
  readonly stub: ReactNode;
  /** Pointed at, here or on a map. */
  readonly isActive?: boolean;
  /** Told when the card is pointed at or has the focus, and when no longer. */
  readonly onActive?: (isActive: boolean) => void;
  readonly children: ReactNode;
}

function Name({ name, href, as: Link, about, corner }: ResultCardProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 className={styles.name}>
          {href ? (
            <Link href={href} className={styles.link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {about && <p className={styles.muted}>{about}</p>}
      </div>
      {corner}
    </div>
  );
}

/** One result of a list, drawn as a ticket: scene, facts, and on the stub what it costs. */
export function ResultCard(props: ResultCardProps) {
  const { name, picture, eager, stub, isActive, onActive, children } = props;
  const pointAt = onActive && (() => onActive(true));
  const leave = onActive && (() => onActive(false));
  return (
    <div
      className={styles.frame}
      data-row
      data-active={isActive || undefined}
      onMouseEnter={pointAt}
      onMouseLeave={leave}
      onFocus={pointAt}
      onBlur={leave}
    >
      <Card as="article" interactive label={name}>
        <div className={styles.parts}>
          <div className={classNames(cardPicture.picture, styles.picture)}>
            <Picture
              media={{ path: picture, alt: '', width: 960, height: 720 }}
              sizes="(min-width: 960px) 212px, 100vw"
              widths={[320, 480, 640, 960]}
              eager={eager}
              fill
            />
          </div>
          <div className={styles.body}>
            <Name {...props} />
            {children}
          </div>
          <div className={styles.stub}>{stub}</div>
        </div>
      </Card>
    </div>
  );
}

/** A line of a card without an icon: a score with its reviews. */
export function ResultLine({ children }: { readonly children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}

/** Props of `ResultFact`. */
export interface ResultFactProps {
  readonly icon: IconType;
  /** Shown as good news. */
  readonly isGood?: boolean;
  readonly children: ReactNode;
}

/** A line of a card with an icon. */
export function ResultFact({ icon, isGood, children }: ResultFactProps) {
  return (
    <p className={styles.fact} data-good={isGood || undefined}>
      <Icon of={icon} size="s" />
      <span>{children}</span>
    </p>
  );
}

/** A card to come, in its size. */
export function ResultCardSkeleton() {
  return (
    <div className={styles.frame}>
      <Card>
        <div className={styles.parts}>
          <div className={classNames(cardPicture.picture, styles.picture)} />
          <div className={styles.body}>
            <Skeleton width="60%" height={20} />
            <SkeletonText lines={3} />
          </div>
          <div className={styles.stub}>
            <Skeleton width={132} height={22} />
            <Skeleton width={120} height={44} shape="control" />
          </div>
        </div>
      </Card>
    </div>
  );
}
