import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ContentEdit, EditedBody } from '@wisata/kernel/contracts/admin-content';
import { failure, type Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { discardContent, publishContent, saveContent } from '../api/office-content.api.ts';
import { useSending } from '../form/use-sending.ts';
import { contentPath } from './content-path.rules.ts';
import type { FieldValues } from './content-fields.rules.ts';

type What = 'save' | 'publish' | 'schedule' | 'discard';
/** An entry that has no number yet is new. */
export type Edited = Omit<ContentEdit, 'id'> & { readonly id: number | undefined };

/** Empty topics are commas that were typed last. */
const cleaned = (body: FieldValues): FieldValues =>
  Array.isArray(body['tagNames'])
    ? { ...body, tagNames: (body['tagNames'] as readonly string[]).filter((tag) => tag.trim() !== '') }
    : body;

/** What is written of an entry, and what can be done with it. What is published is saved first, so both are one press. */
export function useContentEdit(start: Edited, empty: EditedBody) {
  const app = useApp();
  const navigate = useNavigate();
  const { t } = useTranslation('office');
  const [{ edited, body, sentBody, isActive, isTouched }, setState] = useState(() => ({
    edited: start,
    body: { ...(start.draft?.body ?? start.live?.body ?? empty) } as FieldValues,
    /** As it was when it was last sent: what is said of a field is said of that. */
    sentBody: {} as FieldValues,
    isActive: start.draft?.is_active ?? start.live?.is_active ?? true,
    isTouched: start.id === undefined,
  }));

  async function save(): Promise<Outcome<ContentEdit>> {
    const json = {
      revision: edited.draft?.revision ?? 0,
      is_active: isActive,
      body: cleaned(body) as unknown as EditedBody,
    };
    const saved = await saveContent(app.api, edited.kind, edited.id, json);
    if (saved.ok) setState((state) => ({ ...state, edited: saved.data, isTouched: false }));
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
    app.toast(t(`content.done.${what}`), 'success');
    if (what !== 'save') await navigate(contentPath(edited.kind));
  });
  const change = (part: FieldValues) =>
    setState((state) => ({ ...state, body: { ...state.body, ...part }, isTouched: true }));
  const setActive = (next: boolean) => setState((state) => ({ ...state, isActive: next, isTouched: true }));
  return { edited, body, sentBody, isActive, isTouched, change, setActive, ...sending };
}
