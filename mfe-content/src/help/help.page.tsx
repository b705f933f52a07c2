import { FileText, MessageSquareText, Phone, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { success } from '@wisata/kernel/outcome';
import { RouterLink, pageLoader, useApp, type HeadOf } from '@wisata/runtime';
import { Accordion } from '@wisata/ui/accordion';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { Icon } from '@wisata/ui/icon';
import { Page } from '@wisata/ui/layout';
import { Announcer } from '@wisata/ui/live-region';
import { Note } from '@wisata/ui/note';
import { TextField } from '@wisata/ui/text-field';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { questionsData, wayData } from '../page/page-facts.ts';
import { parseRichText } from '../api/rich-text.ts';
import { LateContactForm } from './late-contact-form.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageEnd, PageHead } from '../page/page-head.tsx';
import { RichText } from '../page/rich-text.tsx';
import { groupByTopic, searchAnswers, type Answered } from './faq.rules.ts';
import styles from './help.module.css';

export const loadCalls = () => import('../api/content.api.ts');

export const loader = pageLoader(async ({ api }) => {
  const { searchQuestions } = await loadCalls();
  const questions = await searchQuestions(api);
  if (!questions.ok) return questions;
  const answered = questions.data.map(async ({ answerHtml, ...question }) => ({
    ...question,
    answer: await parseRichText(answerHtml),
  }));
  return success<readonly Answered[]>(await Promise.all(answered));
});

export function head({ data, app }: HeadOf<typeof loader>): Head {
  const way = wayData(app, [{ name: app.t('content:help.title'), path: '/help' }]);
  return {
    title: app.t('content:help.title'),
    description: app.t('content:help.lede'),
    structuredData: data.ok && data.data.length > 0 ? [way, questionsData(data.data)] : [way],
  };
}

/** The search narrows what is already there. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

function Answers({ questions, search }: { readonly questions: readonly Answered[]; readonly search: string }) {
  const { t } = useTranslation('content');
  const found = searchAnswers(questions, search);
  const count = t('help.found', { count: found.length });
  return (
    <>
      {search && <p className={styles.count}>{count}</p>}
      <Announcer message={search ? count : ''} />
      {found.length === 0 && (
        <div className={styles.none}>
          <Note tone="plain" title={t('help.none', { search })}>
            {t('help.noneText')}
          </Note>
        </div>
      )}
      <div className={styles.topics}>
        {groupByTopic(found).map(({ name, questions: list }) => (
          <section key={name} className={styles.topic} aria-label={name}>
            <h2>{name}</h2>
            <Accordion
              items={list.map(({ id, question, answer }) => ({
                id,
                summary: question,
                content: <RichText nodes={answer} compact />,
                open: search !== '' && found.length === 1,
              }))}
            />
          </section>
        ))}
      </div>
    </>
  );
}

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
      <Card as="section" labelledBy="contact-title">
        <CardHeader id="contact-title" level={2} title={t('contact.title')} subtitle={t('contact.lede')} />
        <CardBody>
          <LateContactForm isMain callingCode="62" topic={query.get('topic')} reference={query.get('order')} />
        </CardBody>
      </Card>
    </div>
  );
}

interface QuestionsProps {
  readonly questions: readonly Answered[];
  /** What the address says when the page opens. */
  readonly start: string;
  readonly onSearch: (text: string) => void;
}

function Questions({ questions, start, onSearch }: QuestionsProps) {
  const { t } = useTranslation('content');
  // The address follows a moment later: a field that waited for it would lose letters.
  const [search, setSearch] = useState(start);
  const change = (text: string) => {
    setSearch(text);
    onSearch(text);
  };
  return (
    <div>
      <div className={styles.search} role="search">
        <TextField
          label={t('help.search')}
          type="search"
          prefix={<Icon of={Search} />}
          value={search}
          autoComplete="off"
          onChange={(event) => change(event.target.value)}
        />
      </div>
      <Answers questions={questions} search={search.trim()} />
    </div>
  );
}

export function Component() {
  const { t } = useTranslation('content');
  const questions = useLoaderData<typeof loader>();
  const [query, setQuery] = useSearchParams();
  if (!questions.ok) return <LoadFailure failure={questions.failure} />;
  const searchFor = (text: string) => {
    const next = new URLSearchParams(query);
    if (text) next.set('q', text);
    else next.delete('q');
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Page>
      <PageHead title={t('help.title')} lede={t('help.lede')} />
      <PageEnd>
        <div className={styles.layout}>
          <Questions questions={questions.data} start={query.get('q') ?? ''} onSearch={searchFor} />
          <Ways />
          <Contact query={query} />
        </div>
      </PageEnd>
    </Page>
  );
}
