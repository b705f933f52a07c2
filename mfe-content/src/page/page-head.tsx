import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { Breadcrumb } from '@wisata/ui/breadcrumb';
import { Picture, type Media } from '@wisata/ui/picture';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly lede?: ReactNode;
  /** Pages between the home page and this one. */
  readonly way?: readonly { readonly label: string; readonly href: string }[];
}

/** Where one is, the page's name and the sentence under it. */
export function PageHead({ title, lede, way = [] }: PageHeadProps) {
  const { t } = useTranslation('content');
  return (
    <header className={styles.head}>
      <Breadcrumb
        as={RouterLink}
        label={t('breadcrumb')}
        items={[{ label: t('home.name'), href: '/' }, ...way, { label: title }]}
      />
      <h1>{title}</h1>
      {lede && <p className={styles.lede}>{lede}</p>}
    </header>
  );
}

/** The same scene drawn for a wide frame, instead of a strip cut out of the usual one. */
function widened({ path, ...picture }: Media): Media {
  return { ...picture, path: path.replace('ratio=4x3', 'ratio=3x1') };
}

/** A wide scene under the head. */
export function PageBanner({ picture }: { readonly picture: Media }) {
  return (
    <div className={styles.banner}>
      <Picture
        media={widened(picture)}
        sizes="(min-width: 1280px) 1200px, 100vw"
        widths={[480, 640, 960, 1280, 1600]}
        fill
        eager
      />
    </div>
  );
}

/** Room between the last part of a page and the footer. */
export function PageEnd({ children }: { readonly children: ReactNode }) {
  return <div className={styles.bottom}>{children}</div>;
}
