import { use, useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SearchPlaceAnswer } from '@wisata/kernel/contracts/content-search-places';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { Outcome } from '@wisata/kernel/outcome';
import { findService, serviceName } from '@wisata/kernel/services';
import { RouterLink, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { FailureState } from '@wisata/ui/failure-state';
import { Announcer } from '@wisata/ui/live-region';
import { TextField } from '@wisata/ui/text-field';
import type { Understood } from './own-words.model.ts';
import { indexPlaces } from './read-places.rules.ts';
import { searchAddress } from './search-address.rules.ts';
import { understand, type OwnWords as Words, type SearchableService } from './understand.rules.ts';
import { UnderstoodFields } from './understood-fields.tsx';
import styles from './own-words.module.css';

const MOST_LETTERS = 200;

/** What sentences are understood with here: services on sale that others can search, and the places of the API. */
function useWords(places: readonly SearchPlaceAnswer[]): Words {
  const { config, clock } = useApp();
  return useMemo(() => {
    const services = config.services.flatMap((key): SearchableService[] => {
      const search = findService(config, key)?.search;
      return search ? [{ key, search }] : [];
    });
    return { services, places: indexPlaces(places), today: todayInJakarta(clock.now()) };
  }, [config, clock, places]);
}

interface SentenceProps {
  readonly sentence: string;
  readonly services: readonly SearchableService[];
  /** The list that the sentence leads to; undefined while no service is understood. */
  readonly address: string | undefined;
  readonly onWrite: (sentence: string) => void;
}

/** The Search key goes where the link goes. The field has no name, so that no form sends the sentence. */
function Sentence({ sentence, services, address, onWrite }: SentenceProps) {
  const { t } = useTranslation('content');
  const { config, locale } = useApp();
  const navigate = useNavigate();
  const [isUnsaid, setUnsaid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (address !== undefined) return void navigate(address);
    setUnsaid(true);
    field.current?.focus();
  };
  const names = services.map(({ key }) => serviceName(config, key, locale)).join(', ');
  const problem = isUnsaid ? t('ownWords.unsaid', { services: names }) : undefined;
  return (
    <form onSubmit={search}>
      <TextField
        ref={field}
        label={t('ownWords.title')}
        hint={t('ownWords.hint')}
        error={problem}
        value={sentence}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => {
          setUnsaid(false);
          onWrite(target.value);
        }}
      />
      <Announcer message={problem ?? ''} politeness="assertive" />
    </form>
  );
}

function Form({ places }: { readonly places: readonly SearchPlaceAnswer[] }) {
  const { t } = useTranslation('content');
  const words = useWords(places);
  const [sentence, setSentence] = useState('');
  /** What was put right by hand counts until the sentence is written on. */
  const [changes, setChanges] = useState<Partial<Understood>>({});
  const read = useMemo(() => (sentence.trim() ? understand(sentence, words) : undefined), [sentence, words]);
  const said = read && { ...read, ...changes };
  const service = words.services.find(({ key }) => key === said?.service);
  const address = said && service && searchAddress(said, service, words.today);
  return (
    <div className={styles.form}>
      <Card padded as="section" label={t('ownWords.title')}>
        <Sentence
          sentence={sentence}
          services={words.services}
          address={address}
          onWrite={(text) => {
            setSentence(text);
            setChanges({});
          }}
        />
        {said && service && address && (
          <div className={styles.understood}>
            <UnderstoodFields
              said={said}
              service={service}
              words={words}
              onChange={(change) => setChanges({ ...changes, ...change })}
            />
            {said.rest.length > 0 && (
              <p className={styles.rest}>{t('ownWords.rest', { words: said.rest.join(', ') })}</p>
            )}
            <LinkButton as={RouterLink} variant="action" size="l" full href={address}>
              {t('ownWords.search')}
            </LinkButton>
          </div>
        )}
      </Card>
    </div>
  );
}

interface OwnWordsProps {
  readonly asked: Promise<Outcome<readonly SearchPlaceAnswer[]>>;
  readonly onAgain: () => void;
}

/** A sentence is read on the device as it is typed; what was understood can be put right, and leads to the list of the service. */
export function OwnWords({ asked, onAgain }: OwnWordsProps) {
  const { t } = useTranslation('content');
  const places = use(asked);
  if (places.ok) return <Form places={places.data} />;
  return (
    <FailureState title={t('ownWords.failed')} actions={<Button onClick={onAgain}>{t('again')}</Button>}>
      {t('part.failedText')}
    </FailureState>
  );
}
