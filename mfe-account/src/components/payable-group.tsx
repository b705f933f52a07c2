import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseInstant } from '@wisata/kernel/dates';
import { fromMajor, price, sumMoney } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { Checkbox } from '@wisata/ui/checkbox';
import { Row, SideColumns, Stack } from '@wisata/ui/layout';
import { PriceBlock } from '@wisata/ui/price';
import type { Line } from '../api/order.schema.ts';
import { paymentPath, type PayableGroup as Group } from '../rules/cart.rules.ts';
import { Deadline } from './deadline.tsx';
import { OrderLine } from './order-line.tsx';

interface GroupProps {
  readonly group: Group;
  /** True when the cart has a second currency: then each group says that it is paid by itself. */
  readonly separate: boolean;
  readonly onRemove: (line: Line) => void;
  readonly onExpired: () => void;
}

interface CartLineProps extends Pick<GroupProps, 'onRemove' | 'onExpired'> {
  readonly line: Line;
  readonly chosen: boolean;
  readonly selectable: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

function CartLine({ line, chosen, selectable, onChoose, onRemove, onExpired }: CartLineProps) {
  const { t } = useTranslation('account');
  const deadlineMs = parseInstant(line.time_limit);
  return (
    <Stack as="div" gap={2}>
      {deadlineMs !== undefined && <Deadline deadlineMs={deadlineMs} onEnd={onExpired} />}
      <OrderLine line={line} />
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
export function PayableGroup({ group, separate, onRemove, onExpired }: GroupProps) {
  const { t } = useTranslation('account');
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = group.lines.filter((line) => !left.includes(line.id));
  const total = sumMoney(
    chosen.map((line) => fromMajor(line.amount, line.currency)),
    group.currency,
  );
  const choose = (id: string, yes: boolean) => setLeft(yes ? left.filter((each) => each !== id) : [...left, id]);
  const side = (
    <Card as="section" label={t('cart.summary')}>
      <CardHeader
        level={2}
        title={t('cart.summary')}
        subtitle={separate ? t(group.currency === 'SGD' ? 'cart.separate' : 'cart.separateIDR') : undefined}
      />
      <CardBody>
        <Stack gap={4}>
          <PriceBlock
            size="l"
            total={total.ok ? price(total.data) : total.failure.message}
            covers={t('cart.chosen', { count: chosen.length })}
          />
          {chosen.length > 0 ? (
            <LinkButton variant="action" full as={RouterLink} href={paymentPath(chosen)}>
              {t('cart.pay')}
            </LinkButton>
          ) : (
            <p>{t('cart.payNone')}</p>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
  return (
    <SideColumns at="end" sticky side={side}>
      <Stack gap={6}>
        {group.lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            chosen={chosen.includes(line)}
            selectable={group.lines.length > 1}
            onChoose={(yes) => choose(line.id, yes)}
            onRemove={onRemove}
            onExpired={onExpired}
          />
        ))}
      </Stack>
    </SideColumns>
  );
}
