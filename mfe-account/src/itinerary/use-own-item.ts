import * as v from 'valibot';
import { useApp } from '@wisata/runtime';
import { addToItinerary } from '../api/itinerary.api.ts';
import { checkOwnItem, EMPTY_ITEM, readTime, type OwnItemInput } from './itinerary.rules.ts';
import { useKeptForm } from '../form/use-kept-form.ts';

const DRAFT = v.object({
  title: v.string(),
  date: v.string(),
  time: v.string(),
  place: v.string(),
  note: v.string(),
});

/** What goes out: fields that were left empty stay at home. */
function toItem({ title, date, time, ...more }: OwnItemInput) {
  const filled = Object.entries({ time: readTime(time) ?? '', ...more }).map(
    ([name, text]) => [name, text.trim()] as const,
  );
  return { title: title.trim(), date, ...Object.fromEntries(filled.filter(([, text]) => text !== '')) };
}

/** The form of a thing of one's own. */
export function useOwnItem(onAdded: () => void) {
  const app = useApp();
  return useKeptForm({
    draftKey: 'itinerary_item',
    draft: DRAFT,
    empty: EMPTY_ITEM,
    check: checkOwnItem,
    request: (input) => addToItinerary(app.api, toItem(input)),
    onSent: () => {
      app.toast(app.t('account:itinerary.added'), 'success');
      onAdded();
    },
  });
}
