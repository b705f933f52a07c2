import { useTranslation } from 'react-i18next';
import { findPartyProblem, isTypeSold } from '@wisata/kernel/contracts/tour-party';
import type { TourPackage } from '@wisata/kernel/contracts/tour-price';
import { useApp } from '@wisata/runtime';
import { keepChildBed } from '@wisata/runtime/child-bed';
import { CountStepper } from '@wisata/runtime/journey/party-field';
import { Note } from '@wisata/ui/note';
import { Stack } from '@wisata/ui/layout';
import {
  changeRow,
  childBedOf,
  countRow,
  findRowRefusal,
  MOST_TRAVELLERS,
  ROWS,
  sellsBeds,
  travellerOf,
  type Row,
} from './people-rows.rules.ts';
import { useVisitText } from '../visit/use-visit-text.ts';
import { placesOn } from '../visit/visit-days.rules.ts';
import { useProblemText } from './use-problem-text.ts';
import type { VisitView } from './use-visit-view.ts';

/** A package has a row for each price that it asks of children. */
function isRowOf(pricePackage: TourPackage, row: Row): boolean {
  if (row === 'CHD_BED') return pricePackage.ChildExtraBedPrice > 0;
  if (row === 'CHD_NO_BED') return pricePackage.ChildNoBedPrice > 0;
  return true;
}

function RowStepper({ view, row }: { readonly view: VisitView; readonly row: Row }) {
  const { service, choice, pricePackage, change } = view;
  const { t } = useTranslation(service);
  const app = useApp();
  const words = useProblemText(view);
  const { type } = travellerOf(row);
  const unsold = isTypeSold(pricePackage, type) ? undefined : ({ code: 'TYPE_NOT_SOLD', type } as const);
  const { paxes } = choice;
  function step(delta: 1 | -1) {
    change((now) => ({ paxes: changeRow(now.paxes, row, delta) }));
    const next = changeRow(paxes, row, delta);
    // Without children nothing is said of their beds.
    if (type === 'CHD' && sellsBeds(pricePackage) && next.some((pax) => pax.type === 'CHD'))
      keepChildBed(app, childBedOf(next));
  }
  return (
    <CountStepper
      label={t(`people.row.${row}`)}
      hint={t(`people.hint.${type}`)}
      value={countRow(paxes, row)}
      max={MOST_TRAVELLERS}
      onChange={step}
      decreaseLabel={t(`people.less.${row}`)}
      increaseLabel={t(`people.more.${row}`)}
      more={unsold ?? findRowRefusal(paxes, row, 1)}
      less={findRowRefusal(paxes, row, -1)}
      reason={(refusal) =>
        refusal.code === 'TYPE_NOT_SOLD' ? words.party(refusal) : t(`people.refused.${refusal.code}`)
      }
    />
  );
}

/** Whether the package takes the party, in the words of the contract. */
function PartyNote({ view }: { readonly view: VisitView }) {
  const { service, visit, choice, pricePackage } = view;
  const { t } = useTranslation(service);
  const { day } = useVisitText(service);
  const words = useProblemText(view);
  const problem = findPartyProblem(pricePackage, choice.paxes);
  if (problem)
    return (
      <Note tone="warn" live="status">
        {words.party(problem)}
      </Note>
    );
  const { MinPax: min, MaxPax: max } = pricePackage;
  const left = choice.date ? placesOn(visit, choice.date) : undefined;
  const isFull = left !== undefined && left < choice.paxes.length;
  return (
    <Note tone={isFull ? 'warn' : 'success'} live="status">
      {t('people.fits', { count: choice.paxes.length, min, max })}
      {choice.date && ` ${t('people.left', { count: left, date: day(choice.date) })}`}
    </Note>
  );
}

/** Who comes, by what each of them costs. */
export function PeopleSteppers({ view }: { readonly view: VisitView }) {
  const { pricePackage, choice } = view;
  const rows = ROWS.filter((row) => isRowOf(pricePackage, row) || countRow(choice.paxes, row) > 0);
  return (
    <Stack>
      {rows.map((row) => (
        <RowStepper key={row} view={view} row={row} />
      ))}
      <PartyNote view={view} />
    </Stack>
  );
}
