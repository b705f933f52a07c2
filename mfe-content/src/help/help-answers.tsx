import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { Accordion } from '@wisata/ui/accordion';
import { Chip, ChipGroup } from '@wisata/ui/chip';
import { Icon } from '@wisata/ui/icon';
import { Announcer } from '@wisata/ui/live-region';
import { Note } from '@wisata/ui/note';
import { TextField } from '@wisata/ui/text-field';
import { RichText } from '../page/rich-text.tsx';
import { groupByTopic, ofTopic, searchAnswers, searchArticles, type Answered, type Article } from './faq.rules.ts';
import textLink from '@wisata/ui/text-link.module.css';
import styles from './help.module.css';

interface FoundProps {
  readonly questions: readonly Answered[];
  readonly articles: readonly Article[];
  readonly search: string;
}

function Articles({ articles }: Pick<FoundProps, 'articles'>) {
  const { t } = useTranslation('content');
  if (articles.length === 0) return null;
  return (
    <section className={styles.topic} aria-labelledby="help-articles">
      <h2 id="help-articles">{t('help.articles')}</h2>
      <ul role="list" className={styles.articles}>
        {articles.map(({ slug, title, excerpt }) => (
          <li key={slug}>
            <RouterLink className={textLink.link} href={`/blog/${encodeURIComponent(slug)}`}>
              {title}
            </RouterLink>
            <p className={styles.wayText}>{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Found({ questions, articles, search }: FoundProps) {
  const { t } = useTranslation('content');
  const count = [
    t('help.found', { count: questions.length }),
    ...(articles.length > 0 ? [t('help.foundArticles', { count: articles.length })] : []),
  ].join(', ');
  return (
    <>
      {search && <p className={styles.count}>{count}</p>}
      <Announcer message={search ? count : ''} />
      {questions.length + articles.length === 0 && (
        <div className={styles.none}>
          <Note tone="plain" title={t('help.none', { search })}>
            {t('help.noneText')}
          </Note>
        </div>
      )}
      <div className={styles.topics}>
        {groupByTopic(questions).map(({ name, questions: list }) => (
          <section key={name} className={styles.topic} aria-label={name}>
            <h2>{name}</h2>
            <Accordion
              items={list.map(({ id, question, answer }) => ({
                id,
                summary: question,
                content: <RichText nodes={answer} compact />,
                open: search !== '' && questions.length === 1,
              }))}
            />
          </section>
        ))}
        <Articles articles={articles} />
      </div>
    </>
  );
}

interface TopicsProps {
  readonly questions: readonly Answered[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

function Topics({ questions, chosen, onChoose }: TopicsProps) {
  const { t } = useTranslation('content');
  return (
    <div className={styles.choice}>
      <ChipGroup label={t('help.topics')}>
        <Chip selected={chosen === ''} onToggle={() => onChoose('')}>
          {t('help.everything')}
        </Chip>
        {groupByTopic(questions).map(({ name, questions: list }) => (
          <Chip
            key={name}
            selected={chosen === name}
            count={list.length}
            onToggle={(selected) => onChoose(selected ? name : '')}
          >
            {name}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  );
}

interface HelpAnswersProps extends Omit<FoundProps, 'search'> {
  /** What the address says when the page opens. */
  readonly start: string;
  readonly topic: string;
  readonly onSearch: (text: string) => void;
  readonly onTopic: (name: string) => void;
}

/** Questions by topic, and a search over topics, answers and articles. */
export function HelpAnswers({ questions, articles, start, topic, onSearch, onTopic }: HelpAnswersProps) {
  const { t } = useTranslation('content');
  // The address follows a moment later: a field that waited for it would lose letters.
  const [text, setText] = useState(start);
  const [name, setName] = useState(topic);
  const search = text.trim();
  const chosen = questions.some((question) => question.topic === name) ? name : '';
  const choose = (next: string) => {
    setName(next);
    onTopic(next);
  };
  const change = (next: string) => {
    setText(next);
    onSearch(next);
  };
  return (
    <div>
      <div className={styles.search} role="search">
        <TextField
          label={t('help.search')}
          type="search"
          prefix={<Icon of={Search} />}
          value={text}
          autoComplete="off"
          onChange={(event) => change(event.target.value)}
        />
      </div>
      <Topics questions={searchAnswers(questions, search)} chosen={chosen} onChoose={choose} />
      <Found
        questions={searchAnswers(ofTopic(questions, chosen), search)}
        articles={search && !chosen ? searchArticles(articles, search) : []}
        search={search}
      />
    </div>
  );
}
