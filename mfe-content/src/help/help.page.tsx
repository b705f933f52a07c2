import { FileText, MessageSquareText, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { ApiClient } from '@wisata/kernel/api';
import { success } from '@wisata/kernel/outcome';
import { RouterLink, pageLoader, useApp, type HeadOf } from '@wisata/runtime';
import { loadsFor } from '@wisata/runtime/loads-for';
import { SectionCard } from '@wisata/ui/section-card';
import { Icon } from '@wisata/ui/icon';
import { Page } from '@wisata/ui/layout';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { questionsData, wayData } from '../page/page-facts.ts';
import { parseRichText } from '../api/rich-text.ts';
import { LazyContactForm } from './lazy-contact-form.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageEnd, PageHead } from '../page/page-head.tsx';
import type { Answered, Article } from './faq.rules.ts';
import { HelpAnswers } from './help-answers.tsx';
import styles from './help.module.css';

export const loadCalls = () => Promise.all([import('../api/content.api.ts'), import('../api/blog.api.ts')]);

/** More than there are: the search goes over all of them. */
const ALL_POSTS = 50;

/** What the search knows of a post; without the posts it goes over the answers alone. */
async function searchArticles(api: ApiClient): Promise<readonly Article[]> {
  const [, { searchPosts }] = await loadCalls();
  const posts = await searchPosts(api, { page: 1, limit: ALL_POSTS, order: 'newest' });
  if (!posts.ok) return [];
  return posts.data.posts.map(({ slug, title, excerpt, tags }) => ({
    slug,
    title,
    excerpt,
    tags: tags.map(({ name }) => name),
  }));
}

interface HelpTexts {
  readonly questions: readonly Answered[];
  readonly articles: readonly Article[];
}

export const loader = pageLoader(async ({ api }) => {
  const [{ searchQuestions }] = await loadCalls();
  const [questions, articles] = await Promise.all([searchQuestions(api), searchArticles(api)]);
  if (!questions.ok) return questions;
  const answered = questions.data.map(async ({ answerHtml, ...question }) => ({
    ...question,
    answer: await parseRichText(answerHtml),
  }));
  return success<HelpTexts>({ questions: await Promise.all(answered), articles });
});

export function head({ data, app }: HeadOf<typeof loader>): Head {
  const way = wayData(app, [{ name: app.t('content:help.title'), path: '/help' }]);
  return {
    title: app.t('content:help.title'),
    description: app.t('content:help.lede'),
    structuredData: data.ok && data.data.questions.length > 0 ? [way, questionsData(data.data.questions)] : [way],
  };
}

/** The search narrows what is already there. */
export const shouldRevalidate = loadsFor(() => null);

function Ways() {
  const { t } = useTranslation('content');
  const { brand } = useApp().config;
  return (
    <aside className={styles.ways} aria-label={t('help.ways')}>
      <div className={styles.way}>
        <Icon of={Phone} />
        <p>
          <a className={styles.wayTitle} href={`tel:${brand.helpPhone.replace(/\s/g, '')}`}>
            {brand.helpPhone}
          </a>
          <span className={styles.wayText}>{t('help.phoneText')}</span>
        </p>
      </div>
      <div className={styles.way}>
        <Icon of={FileText} />
        <p>
          <RouterLink className={styles.wayTitle} href="/order">
            {t('help.order')}
          </RouterLink>
          <span className={styles.wayText}>{t('help.orderText')}</span>
        </p>
      </div>
      <div className={styles.way}>
        <Icon of={MessageSquareText} />
        <p>
          <a className={styles.wayTitle} href="#contact">
            {t('contact.title')}
          </a>
          <span className={styles.wayText}>{t('help.writeText')}</span>
        </p>
      </div>
    </aside>
  );
}

function Contact({ query }: { readonly query: URLSearchParams }) {
  const { t } = useTranslation('content');
  return (
    <div className={styles.contact} id="contact">
      <SectionCard id="contact-title" title={t('contact.title')} subtitle={t('contact.lede')}>
        <LazyContactForm isMain callingCode="62" topic={query.get('topic')} reference={query.get('order')} />
      </SectionCard>
    </div>
  );
}

export function Component() {
  const { t } = useTranslation('content');
  const texts = useLoaderData<typeof loader>();
  const [query, setQuery] = useSearchParams();
  if (!texts.ok) return <LoadFailure failure={texts.failure} />;
  const put = (key: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value) next.set(key, value);
    else next.delete(key);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Page>
      <PageHead title={t('help.title')} lede={t('help.lede')} />
      <PageEnd>
        <div className={styles.layout}>
          <HelpAnswers
            {...texts.data}
            start={query.get('q') ?? ''}
            topic={query.get('about') ?? ''}
            onSearch={(text) => put('q', text)}
            onTopic={(name) => put('about', name)}
          />
          <Ways />
          <Contact query={query} />
        </div>
      </PageEnd>
    </Page>
  );
}
