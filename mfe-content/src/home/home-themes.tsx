import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Section } from '@wisata/ui/layout';
import type { Banner } from '../api/content.model.ts';
import { categoryPath } from '../collections/category-path.rules.ts';
import { ScenePicture } from '../page/scene-picture.tsx';
import type { Theme } from './home.data.ts';
import styles from './home-themes.module.css';

/** Categories, each with a small picture as its sign, and the way to an offer for many. */
export function HomeThemes({ categories }: { readonly categories: readonly Theme[] }) {
  const { t } = useTranslation('content');
  return (
    <Section id="home-themes" title={t('category.title')} lede={t('category.lede')}>
      <ul role="list" className={styles.list}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link className={styles.theme} to={categoryPath(category, 'top')}>
              <ScenePicture of={category.picture} className={styles.sign} sizes="56px" widths={[320]} />
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.enquiry}>
        <b>{t('home.groupTitle')}</b>
        <span>{t('home.groupText')}</span>
        <LinkButton as={RouterLink} href="/enquiry">
          {t('home.groupAsk')}
        </LinkButton>
      </p>
    </Section>
  );
}

/** What editors want to be seen today. */
export function HomeBanners({ banners }: { readonly banners: readonly Banner[] }) {
  return (
    <ul role="list" className={styles.banners}>
      {banners.map(({ id, title, text, picture, link }) => (
        <li key={id}>
          <Link className={`${styles.banner} on-brand`} to={link}>
            <ScenePicture
              of={picture}
              className={styles.scene}
              sizes="(min-width: 960px) 600px, 100vw"
              widths={[480, 640, 960]}
            />
            <b className={styles.name}>{title}</b>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
