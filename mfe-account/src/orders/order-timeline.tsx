import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { Timeline } from '@wisata/ui/timeline';
import { useInstantText } from '@wisata/ui/use-instant-text';
import type { Line } from '../api/order.schema.ts';
import { useAgreedText } from './use-agreed-text.ts';
import { orderSteps } from './order-timeline.rules.ts';

/** What happened to a booking, and what comes next. */
export function OrderTimeline({ line }: { line: Line }) {
  const { t } = useTranslation('account');
  const { clock, locale } = useApp();
  const instant = useInstantText(locale);
  const agreedText = useAgreedText();
  const items = orderSteps(line, clock.now()).map(({ id, kind, at, state, agreed }) => ({
    id,
    state,
    stateLabel: t(`story.state.${state}`),
    title: t(`story.step.${kind}`),
    detail:
      kind === 'pay' && line.time_limit
        ? t('story.payBy', { at: instant(line.time_limit) })
        : [at && instant(at), agreed && agreedText(agreed)].filter(Boolean).join(' · '),
  }));
  return (
    <Card as="section" label={t('story.title')}>
      <CardHeader level={2} title={t('story.title')} />
      <CardBody>
        <Timeline label={t('story.title')} items={items} />
      </CardBody>
    </Card>
  );
}
