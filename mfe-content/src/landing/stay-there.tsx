import { useTranslation } from 'react-i18next';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import type { LandingHead } from '../api/landing.model.ts';
import { landingPath } from './landing-path.rules.ts';
import { landingTitle } from './landing-title.rules.ts';
import { ScenePicture } from '../page/scene-picture.tsx';
import styles from './landing.module.css';

/** Where one stays at the end of a route. */
export function StayThere({ stay }: { readonly stay: LandingHead }) {
  const { t } = useTranslation('content');
  const app = useApp();
  return (
    <section className={styles.stay} aria-labelledby="landing-stay">
      <ScenePicture
        of={stay.picture}
        className={styles.stayPicture}
        sizes="(min-width: 720px) 360px, 92vw"
        widths={[320, 480, 640, 960]}
      />
      <div className={styles.stayWords}>
        <h2 id="landing-stay">{t('landing.stay', { to: stay.to })}</h2>
        <p>{t('landing.stayText')}</p>
        <LinkButton as={RouterLink} href={landingPath(stay)}>
          {landingTitle(app, stay)}
        </LinkButton>
      </div>
    </section>
  );
}
