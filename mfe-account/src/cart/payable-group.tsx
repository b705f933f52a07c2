import { useTranslation } from 'react-i18next';
import { parseInstant } from '@wisata/kernel/dates';
import { Button } from '@wisata/ui/button';
import { Checkbox } from '@wisata/ui/checkbox';
import { Row, SideColumns, Stack } from '@wisata/ui/layout';
import type { Line } from '../api/order.schema.ts';
import type { Choice } from './use-choice.ts';
import type { PayableGroup as Group } from './cart.rules.ts';
import { Deadline } from '../orders/deadline.tsx';
import { OrderLine } from '../orders/order-line.tsx';
import { PayCard } from './pay-card.tsx';

interface GroupProps {
  readonly group: Group;
  readonly choice: Choice<Line>;
  /** True when the cart has a second currency: then each group says that it is paid by itself. */
  readonly separate: boolean;
  /** The first group of its page. */
  readonly isTop: boolean;
  readonly onRemove: (line: Line) => void;
  readonly onExpired: () => void;
}

interface CartLineProps extends Pick<GroupProps, 'isTop' | 'onRemove' | 'onExpired'> {
  readonly line: Line;
  readonly chosen: boolean;
  readonly selectable: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

function CartLine({ line, isTop, chosen, selectable, onChoose, onRemove, onExpired }: CartLineProps) {
  const { t } = useTranslation('account');
  const deadlineMs = parseInstant(line.time_limit);
  return (
    <Stack as="div" gap={2}>
      {deadlineMs !== undefined && <Deadline deadlineMs={deadlineMs} onEnd={onExpired} />}
      <OrderLine line={line} isTop={isTop} />
      <Row justify="between">
        {selectable ? (
          <Checkbox
            label={t('cart.select', { title: line.title })}
            checked={chosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        ) : (
          <span />
        )}
        <Button variant="quiet" size="s" onClick={() => onRemove(line)}>
          {t('cart.remove')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Lines of one currency with their choice, total and way to pay. */
export function PayableGroup({ group, choice, separate, isTop, onRemove, onExpired }: GroupProps) {
  const chosen = group.lines.filter((line) => choice.chosen.includes(line));
  return (
    <SideColumns at="end" sticky side={<PayCard group={group} chosen={chosen} separate={separate} />}>
      <Stack gap={6}>
        {group.lines.map((line, index) => (
          <CartLine
            key={line.id}
            line={line}
            isTop={isTop && index === 0}
            chosen={chosen.includes(line)}
            selectable={group.lines.length > 1}
            onChoose={(yes) => choice.choose(line.id, yes)}
            onRemove={onRemove}
            onExpired={onExpired}
          />
        ))}
      </Stack>
    </SideColumns>
  );
}
