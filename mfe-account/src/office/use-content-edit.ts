import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ContentEdit, EditedBody } from '@wisata/kernel/contracts/admin-content';
import { failure, type Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { discardContent, publishContent, saveContent } from '../api/office-content.api.ts';
import { useSending } from '../form/use-sending.ts';
import { contentPath, editPath } from './content-path.rules.ts';
import type { FieldValues } from './content-fields.rules.ts';
import { useUnsaved } from './use-unsaved.ts';

type What = 'save' | 'publish' | 'schedule' | 'discard';
/** An entry that has no number yet is new. */
export type Edited = Omit<ContentEdit, 'id'> & { readonly id: number | undefined };

/** Empty topics are commas that were typed last. */
const cleaned = (body: FieldValues): FieldValues =>
  Array.isArray(body['tagNames'])
    ? { ...body, tagNames: (body['tagNames'] as readonly string[]).filter((tag) => tag.trim() !== '') }
    : body;

/** Where the address of an entry was given to the editor that began it. */
export interface BegunAt {
  readonly begunAt: string;
}

/**
 * What is written of an entry, and what can be done with it. What is published is saved first, so both are one press. A new entry gets
 * its own address by its first save, with the name of its editor (`place`), so that the page goes on with that one.
 */
export function useContentEdit(start: Edited, empty: EditedBody, place: string) {
  const app = useApp();
  const navigate = useNavigate();
  const { t } = useTranslation('office');
  const unsaved = useUnsaved();
  const [{ edited, body, sentBody, isActive }, setState] = useState(() => ({
    edited: start,
    body: { ...(start.draft?.body ?? start.live?.body ?? empty) } as FieldValues,
    /** As it was when it was last sent: what is said of a field is said of that. */
    sentBody: {} as FieldValues,
    isActive: start.draft?.is_active ?? start.live?.is_active ?? true,
  }));

  async function save(): Promise<Outcome<ContentEdit>> {
    const hasArrived = unsaved.send();
    const json = {
      revision: edited.draft?.revision ?? 0,
      live: edited.live,
      is_active: isActive,
      body: cleaned(body) as unknown as EditedBody,
    };
    const saved = await saveContent(app.api, edited.kind, edited.id, json);
    if (!saved.ok) return saved;
    hasArrived();
    setState((state) => ({ ...state, edited: saved.data }));
    if (edited.id === undefined) {
      await navigate(editPath(edited.kind, saved.data.id), {
        replace: true,
        state: { begunAt: place } satisfies BegunAt,
      });
    }
    return saved;
  }

  async function publish(publishAt: string | null): Promise<Outcome<ContentEdit>> {
    const saved = await save();
    if (!saved.ok) return saved;
    return publishContent(app.api, saved.data, saved.data.draft?.revision ?? 0, publishAt);
  }

  async function run(what: What, publishAt?: string): Promise<Outcome<What>> {
    const { id, draft, kind } = edited;
    setState((state) => ({ ...state, sentBody: body }));
    const answer =
      what === 'save'
        ? await save()
        : what !== 'discard'
          ? await publish(what === 'schedule' ? (publishAt ?? '') : null)
          : id === undefined || !draft
            ? failure('DRAFT_NOT_FOUND', '')
            : await discardContent(app.api, { kind, id }, draft.revision);
    return answer.ok ? { ok: true, data: what } : answer;
  }

  const sending = useSending(run, async (what) => {
    if (what === 'discard') unsaved.drop();
    app.toast(t(`content.done.${what}`), 'success');
    if (what !== 'save') await navigate(contentPath(edited.kind));
  });
  function change(part: FieldValues): void {
    unsaved.add();
    setState((state) => ({ ...state, body: { ...state.body, ...part } }));
  }
  function setActive(next: boolean): void {
    unsaved.add();
    setState((state) => ({ ...state, isActive: next }));
  }
  return { edited, body, sentBody, isActive, hasUnsaved: unsaved.has, change, setActive, ...sending };
}
