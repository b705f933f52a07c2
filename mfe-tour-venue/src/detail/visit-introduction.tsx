import { CalendarDays, Clock, Heart, Languages, MapPin, Share2, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { useSeenProduct } from '@wisata/runtime/seen-products';
import { shareLink } from '@wisata/runtime/share-link';
import { Button } from '@wisata/ui/button';
import { Icon, type IconType } from '@wisata/ui/icon';
import { Stack } from '@wisata/ui/layout';
import { FullHeart } from '@wisata/ui/save-heart';
import { useKeptVisit, useSaveVisit } from '../visit/use-save-visit.ts';
import { useMeetText } from './use-meet-text.ts';
import { useVisitText } from '../visit/use-visit-text.ts';
import { visitDetailPath } from '../visit/visit-paths.rules.ts';
import { VisitScore } from '../visit/visit-score.tsx';
import styles from './visit-introduction.module.css';
import type { VisitProps } from './visit-props.ts';

function Actions({ service, visit }: VisitProps) {
  const { t } = useTranslation(service);
  const app = useApp();
  const { label, saved, onToggle } = useSaveVisit(service, visit);
  useSeenProduct(useKeptVisit(service, visit));
  const share = () =>
    shareLink(app, visitDetailPath(service, visit.id), { title: visit.title, copied: t('detail.linkCopied') });
  return (
    <div className={styles.actions}>
      <Button size="s" icon={Share2} onClick={() => void share()}>
        {t('detail.share')}
      </Button>
      <Button size="s" icon={saved ? FullHeart : Heart} aria-label={label} aria-pressed={saved} onClick={onToggle}>
        {t('saved.short')}
      </Button>
    </div>
  );
}

function Facts({ service, visit }: VisitProps) {
  const { t } = useTranslation(service);
  const { length } = useVisitText(service);
  const meetAt = useMeetText({ service, visit });
  const languages = visit.languages.map((code) => t(`detail.language.${code}`, { defaultValue: code }));
  const facts: readonly (readonly [IconType, string, string])[] = [
    [Clock, length(visit), meetAt],
    [Users, t('detail.party', { min: visit.minOfPax, max: visit.maxOfPax }), ''],
    [Languages, t('detail.guideIn', { languages: languages.join(', ') }), ''],
    [CalendarDays, visit.cutOffDate > 0 ? t('detail.bookAhead', { count: visit.cutOffDate }) : t('detail.sameDay'), ''],
  ];
  return (
    <ul role="list" className={styles.facts}>
      {facts.map(([icon, text, more]) => (
        <li key={text}>
          <Icon of={icon} />
          <span>
            <strong>{text}</strong>
            {more && <span className={styles.muted}>{more}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Name, score, what it takes and what it is like. */
export function VisitIntroduction({ service, visit }: VisitProps) {
  const { t } = useTranslation(service);
  return (
    <Stack gap={3}>
      <div className={styles.head}>
        <div>
          <p className={styles.muted}>{[visit.type.name, visit.category.name].filter(Boolean).join(' · ')}</p>
          <h1 className={styles.name}>{visit.title}</h1>
        </div>
        <Actions service={service} visit={visit} />
      </div>
      <p className={styles.line}>
        <Icon of={MapPin} />
        {visit.place}
      </p>
      {visit.reviewCount > 0 && (
        <p className={styles.line}>
          <VisitScore service={service} rating={visit.rating} />
          <a href="#reviews">{t('rating.reviews', { count: visit.reviewCount })}</a>
        </p>
      )}
      <Facts service={service} visit={visit} />
      <p className={styles.story}>{visit.productDescription || visit.description}</p>
      {visit.highlights.length > 0 && (
        <ul className={styles.highlights}>
          {visit.highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
