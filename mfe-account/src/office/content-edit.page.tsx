import { useEffect, useId, useRef, useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { EditedBody, EditedContent } from '@wisata/kernel/contracts/admin-content';
import { todayInJakarta } from '@wisata/kernel/dates';
import { refusedFields } from '@wisata/kernel/failure-words';
import { LOCALES, type Locale } from '@wisata/kernel/locale';
import { success, type Outcome } from '@wisata/kernel/outcome';
import { RouterLink, Slot, pageLoader, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Checkbox } from '@wisata/ui/checkbox';
import { valueAt } from '@wisata/ui/form-path';
import { RemoteDown } from '@wisata/ui/failure-state';
import { Row } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { Segmented } from '@wisata/ui/segmented';
import { SkeletonResult } from '@wisata/ui/skeleton';
import { TextField } from '@wisata/ui/text-field';
import { useInstantText } from '@wisata/ui/use-instant-text';
import { loadContent, searchContent } from '../api/office-content.api.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { emptyBody, type FieldValues } from './content-fields.rules.ts';
import { ContentForm } from './content-form.tsx';
import { contentPath, parseKind, parseNumber, typedInstant } from './content-path.rules.ts';
import { EditQuestion, LeaveEditQuestion } from './edit-questions.tsx';
import { officePage } from './office-page.tsx';
import { OfficeRefusal } from './office-refusal.tsx';
import styles from './office.module.css';
import { SliderProducts } from './slider-products.tsx';
import { useContentEdit, type BegunAt, type Edited } from './use-content-edit.ts';

export const loader = pageLoader(async (app, { query, signal }): Promise<Outcome<Edited>> => {
  const kind = parseKind(query);
  const id = parseNumber(query);
  if (id !== undefined) return loadContent(app.api, kind, id, signal);
  // A new entry chooses among what the others choose among.
  const others = await searchContent(app.api, kind, signal);
  const [first] = others.ok ? others.data : [];
  const like = first && (await loadContent(app.api, kind, first.id, signal));
  const { pictures = [], categories = [] } = like?.ok ? like.data : {};
  return success({ kind, id: undefined, live: null, draft: null, pictures, categories });
});

type Editing = ReturnType<typeof useContentEdit>;

/** What guests will see, in the language that is looked at. */
function Preview({ editing: { edited, body } }: { editing: Editing }) {
  const { t } = useTranslation(['office', 'account']);
  const app = useApp();
  const [locale, setLocale] = useState<Locale>(app.locale);
  return (
    <section className={styles.panel} aria-label={t('office:content.preview')}>
      <div className={styles.part}>
        <Segmented
          label={t('office:content.preview')}
          options={LOCALES.map((value) => ({ value, label: t(`office:content.language.${value}`) }))}
          value={locale}
          onChange={setLocale}
        />
        <div className={styles.preview} lang={locale} inert>
          <Slot
            name="content:preview"
            props={{ edited: { kind: edited.kind, body } as unknown as EditedContent, locale }}
            loading={<SkeletonResult />}
            fallback={(retry) => (
              <RemoteDown
                name={t('office:content.preview')}
                action={<Button onClick={retry}>{t('account:again')}</Button>}
              >
                {t('office:content.previewDown')}
              </RemoteDown>
            )}
          />
        </div>
      </div>
    </section>
  );
}

function Schedule({ editing: { send, busy } }: { editing: Editing }) {
  const { t } = useTranslation('office');
  const id = useId();
  const { clock } = useApp();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const schedule = () => {
    const at = typedInstant(typed);
    if (!at || Date.parse(at) <= clock.now()) return setProblem(t('content.scheduleProblem'));
    setProblem(undefined);
    void send('schedule', at);
  };
  return (
    <div className={styles.filters}>
      <TextField
        id={id}
        type="datetime-local"
        label={t('content.scheduleAt')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={problem}
      />
      <Button busy={busy} onClick={schedule}>
        {t('content.schedule')}
      </Button>
    </div>
  );
}

/** What the server says of each field that has not been changed since, in the page's own words where it has some. */
function useFieldProblems({ problem, body, sentBody }: Editing): Readonly<Record<string, string>> {
  const { t } = useTranslation('office');
  const app = useApp();
  if (!problem) return {};
  const keyOf = (path: string) => {
    const isUnwritten = /\.(en|id)$/.test(path) && problem.fieldCodes?.[path] === 'REQUIRED';
    return isUnwritten ? 'words' : path.replace(/^body\./, '');
  };
  return Object.fromEntries(
    Object.entries(refusedFields(app, problem))
      .filter(
        ([path]) =>
          valueAt<FieldValues, string>({ body }, path) === valueAt<FieldValues, string>({ body: sentBody }, path),
      )
      .map(([path, said]) => [path, t(`content.problem.${keyOf(path)}`, { defaultValue: said })]),
  );
}

/** A press that was refused leads to the first field that has to change. */
function useFirstRefused({ problem }: Editing) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  return form;
}

/** A draft cannot be put back, so it goes only after a question. */
function DiscardButton({ editing: { send, busy } }: { editing: Editing }) {
  const { t } = useTranslation('office');
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const discard = () => {
    close();
    void send('discard');
  };
  return (
    <>
      <Button variant="danger" busy={busy} onClick={() => setAsked(true)}>
        {t('content.discard')}
      </Button>
      {isAsked && (
        <EditQuestion
          alert
          onClose={close}
          title={t('content.discardAsk.title')}
          answers={[
            { label: t('content.discardAsk.no'), onPress: close },
            { label: t('content.discardAsk.yes'), onPress: discard },
          ]}
        >
          <p>{t('content.discardAsk.text')}</p>
        </EditQuestion>
      )}
    </>
  );
}

function Editor({ start, place }: { start: Edited; place: string }) {
  const { t } = useTranslation('office');
  const { clock, locale } = useApp();
  const instant = useInstantText(locale);
  const empty: EditedBody = emptyBody(start.kind, start, todayInJakarta(clock.now()));
  const editing = useContentEdit(start, empty, place);
  const { edited, body, isActive, send, busy, problem } = editing;
  const problems = useFieldProblems(editing);
  const form = useFirstRefused(editing);
  const scheduledAt = edited.draft?.publish_at;
  return (
    <div className={`${styles.columns} ${styles.halves}`}>
      <div ref={form} className={styles.list}>
        {scheduledAt && <Note tone="info">{t('content.scheduled', { at: instant(scheduledAt) })}</Note>}
        <ContentForm kind={edited.kind} values={body} problems={problems} choices={edited} onChange={editing.change} />
        <Checkbox
          label={t('content.isShown')}
          checked={isActive}
          onChange={(event) => editing.setActive(event.target.checked)}
        />
        {problem && <OfficeRefusal failure={problem} />}
        <Row>
          <Button variant="action" busy={busy} onClick={() => void send('publish')}>
            {t('content.publish')}
          </Button>
          <Button busy={busy} onClick={() => void send('save')}>
            {t('content.save')}
          </Button>
          {edited.draft && <DiscardButton editing={editing} />}
        </Row>
        <Schedule editing={editing} />
        <p className={styles.muted}>{t('content.soon')}</p>
        {edited.kind === 'slider' && edited.id !== undefined && edited.live && <SliderProducts id={edited.id} />}
      </div>
      <Preview editing={editing} />
      <LeaveEditQuestion hasUnsaved={editing.hasUnsaved} />
    </div>
  );
}

function EditView() {
  const { t } = useTranslation('office');
  const place = useId();
  const { begunAt } = (useLocation().state ?? {}) as Partial<BegunAt>;
  const found = useLoaderData<typeof loader>();
  if (!found.ok) return <LoadFailure failure={found.failure} title={t('content.failed')} />;
  const { kind, id } = found.data;
  const isBegunHere = id === undefined || begunAt === place;
  return (
    <>
      <PageTitle>{t(id === undefined ? `content.new.${kind}` : `content.edit.${kind}`)}</PageTitle>
      <LinkButton size="s" icon={ArrowLeft} as={RouterLink} href={contentPath(kind)}>
        {t(`content.kinds.${kind}`)}
      </LinkButton>
      <Editor key={`${kind} ${isBegunHere ? place : id}`} start={found.data} place={place} />
    </>
  );
}

export const Component = officePage(EditView);
