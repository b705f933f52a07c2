import { useTranslation } from 'react-i18next';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Checkbox } from '@wisata/ui/checkbox';
import { Row, SideColumns, Stack } from '@wisata/ui/layout';
import { useInstantText } from '@wisata/ui/use-instant-text';
import type { Line } from '../api/order.schema.ts';
import type { Choice } from './use-choice.ts';
import type { PayableGroup } from './cart.rules.ts';
import { payableUntilMs } from '../payment/payment-state.rules.ts';
import { isClash } from '@wisata/kernel/trip-clash';
import { findClashes } from '@wisata/kernel/trip-fit';
import { planTrip } from '../itinerary/trip.rules.ts';
import { Deadline } from '../orders/deadline.tsx';
import { OrderLine } from '../orders/order-line.tsx';
import { PayCard } from './pay-card.tsx';
import { RemovalActions, TripClashes } from '../itinerary/trip-clashes.tsx';
import { TripDays } from '../itinerary/trip-days.tsx';

interface TripProps {
  readonly groups: readonly PayableGroup[];
  readonly choice: Choice<Line>;
  readonly onRemove: (line: Line) => void;
  readonly onExpired: () => void;
}

/** What of one currency can be chosen, and when its time is over. */
interface ChoiceProps extends Pick<TripProps, 'choice' | 'onExpired'> {
  readonly group: PayableGroup;
  readonly separate: boolean;
}

/** The lines of one currency to choose from, the first deadline among them, and their total. */
function PayChoice({ group, separate, choice, onExpired }: ChoiceProps) {
  const { t } = useTranslation('account');
  const instant = useInstantText(useApp().locale);
  const chosen = group.lines.filter((line) => choice.chosen.includes(line));
  const untilMs = payableUntilMs(chosen.length > 0 ? chosen : group.lines);
  return (
    <PayCard group={group} chosen={chosen} separate={separate}>
      {untilMs !== undefined && <Deadline deadlineMs={untilMs} onEnd={onExpired} />}
      {group.lines.length > 1 &&
        group.lines.map((line) => (
          <Checkbox
            key={line.id}
            label={t('cart.select', { title: line.title })}
            detail={line.time_limit && t('cart.payBy', { at: instant(line.time_limit) })}
            aside={exactPrice(fromMajor(line.amount, line.currency))}
            checked={chosen.includes(line)}
            onChange={(event) => choice.choose(line.id, event.target.checked)}
          />
        ))}
    </PayCard>
  );
}

interface ChoicesProps extends Pick<TripProps, 'groups' | 'choice' | 'onExpired'> {
  /** Of several that are paid one by one. */
  readonly separate: boolean;
}

/** What can be chosen of every currency. */
export function PayChoices({ groups, ...rest }: ChoicesProps) {
  return (
    <Stack gap={4}>
      {groups.map((group) => (
        <PayChoice key={group.currency} group={group} {...rest} />
      ))}
    </Stack>
  );
}

interface TripCardProps extends Pick<TripProps, 'onRemove'> {
  readonly line: Line;
  readonly isTop: boolean;
}

function TripCard({ line, isTop, onRemove }: TripCardProps) {
  const { t } = useTranslation('account');
  return (
    <Stack gap={2}>
      <OrderLine line={line} isTop={isTop} />
      <Row justify="end">
        <Button variant="quiet" size="s" onClick={() => onRemove(line)}>
          {t('cart.remove')}
        </Button>
      </Row>
    </Stack>
  );
}

/** The cart as one journey: what happens when, what does not go together, and what is paid together. */
export function TripView({ groups, choice, onRemove, onExpired }: TripProps) {
  const lines = groups.flatMap((group) => group.lines);
  const { days, undatedIds } = planTrip(lines);
  const topId = days[0]?.moments[0]?.lineId ?? undatedIds[0];
  const clashes = findClashes(lines);
  const clashing = new Set(clashes.filter(isClash).flatMap((clash) => clash.lines.map(({ id }) => id)));
  const removeById = (id: string) => {
    const line = lines.find((each) => each.id === id);
    if (line) onRemove(line);
  };
  const cardOf = (id: string) => {
    const line = lines.find((each) => each.id === id);
    return line && <TripCard key={id} line={line} isTop={id === topId} onRemove={onRemove} />;
  };
  const side = <PayChoices groups={groups} choice={choice} separate={groups.length > 1} onExpired={onExpired} />;
  return (
    <SideColumns at="end" sticky side={side}>
      <Stack gap={6}>
        <TripClashes clashes={clashes} actionsOf={(clash) => <RemovalActions clash={clash} onRemove={removeById} />} />
        <TripDays days={days} clashing={clashing} cardOf={cardOf} />
        {undatedIds.map(cardOf)}
      </Stack>
    </SideColumns>
  );
}
