import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { listPath, serviceName } from '@wisata/kernel/services';
import { pageLoader, useApp, type HeadOf } from '@wisata/runtime';
import { Page } from '@wisata/ui/layout';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { PageEnd, PageHead } from '../page/page-head.tsx';
import { categoryPath } from '../collections/category-path.rules.ts';
import styles from './sitemap.module.css';

export const loadCalls = () => Promise.all([import('../api/menu.api.ts'), import('../api/content.api.ts')]);

/** What cannot be had is left out: the fixed pages are always there. */
export const loader = pageLoader(async ({ api }) => {
  const [{ searchMenuGroups }, { searchCategories }] = await loadCalls();
  const [groups, categories] = await Promise.all([searchMenuGroups(api), searchCategories(api)]);
  return { groups: groups.ok ? groups.data : [], categories: categories.ok ? categories.data : [] };
});

export function head({ app }: HeadOf<typeof loader>): Head {
  const title = app.t('content:sitemap.title');
  return { title, description: app.t('content:sitemap.lede'), canonicalPath: '/menu/page/sitemap' };
}

interface ListProps {
  readonly title: string;
  readonly links: readonly { readonly name: string; readonly link: string }[];
}

function PageLinks({ title, links }: ListProps) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul role="list" className={styles.list}>
        {links.map(({ name, link }) => (
          <li key={`${link} ${name}`}>
            <Link to={link} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const FIXED = [
  { key: 'home.name', link: '/' },
  { key: 'popular.title', link: '/popular' },
  { key: 'promotion.title', link: '/promotion' },
  { key: 'voucher.title', link: '/promotion/checkout' },
  { key: 'blog.title', link: '/blog' },
  { key: 'category.title', link: '/category' },
  { key: 'enquiry.title', link: '/enquiry' },
  { key: 'help.title', link: '/help' },
  { key: 'sitemap.order', link: '/order' },
  { key: 'sitemap.login', link: '/login' },
  { key: 'sitemap.register', link: '/register' },
] as const;

export function Component() {
  const { t } = useTranslation('content');
  const { config, locale } = useApp();
  const { groups, categories } = useLoaderData<typeof loader>();
  const services = config.services.map((service) => ({
    name: serviceName(config, service, locale),
    link: listPath(service),
  }));
  return (
    <Page>
      <PageHead title={t('sitemap.title')} />
      <PageEnd>
        <div className={styles.columns}>
          <PageLinks title={t('sitemap.start')} links={FIXED.map(({ key, link }) => ({ name: t(key), link }))} />
          <PageLinks title={t('sitemap.services')} links={services} />
          {groups.map(({ name, links }) => (
            <PageLinks key={name} title={name} links={links} />
          ))}
          {categories.map((category) => (
            <PageLinks
              key={category.id}
              title={category.name}
              links={[
                { name: t('sitemap.all', { name: category.name }), link: categoryPath(category, 'top') },
                ...category.children.map((child) => ({ name: child.name, link: categoryPath(child, 'sub') })),
              ]}
            />
          ))}
        </div>
      </PageEnd>
    </Page>
  );
}
