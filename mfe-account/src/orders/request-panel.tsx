import { CalendarSync, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatDate } from '@wisata/kernel/dates';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { lazyPart, useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { Row, Stack } from '@wisata/ui/layout';
import { Timeline, type TimelineItem } from '@wisata/ui/timeline';
import { useInstantText } from '@wisata/ui/use-instant-text';
import type { Line, OrderRequest } from '../api/order.schema.ts';
import { useAgreedText } from './use-agreed-text.ts';
import { findOpenRequest, isAsked, mayRequest, REQUEST_TYPES, type RequestType } from './order-request.rules.ts';
import { REQUEST_KEYS } from './request-address.ts';

const QuestionReply = lazyPart(async () => (await import('./question-reply.tsx')).QuestionReply, null);
const RequestDialog = lazyPart(async () => (await import('./request-dialog.tsx')).RequestDialog, null);

interface PanelProps {
  readonly line: Line;
  readonly email: string | undefined;
}

const ICONS = { refund: Undo2, reschedule: CalendarSync } as const;
const STATUSES: readonly OrderRequest['status'][] = ['received', 'in-review', 'answered'];

/** What happened to a request, and the steps that are still to come. */
function useRequestSteps() {
  const { t } = useTranslation('account');
  const instant = useInstantText(useApp().locale);
  return (request: OrderRequest): TimelineItem[] => {
    const at = STATUSES.indexOf(request.status);
    const past = request.timeline.map(({ kind, note, at: happenedAt }, index): TimelineItem => {
      const isLast = index === request.timeline.length - 1;
      const state = isLast && request.status !== 'answered' ? 'current' : 'done';
      return {
        id: `${happenedAt} ${kind}`,
        state,
        stateLabel: t(`story.state.${state}`),
        title: t(`request.status.${kind}`, { defaultValue: t('request.status.other') }),
        detail: [t(`request.owner.${kind}`, { defaultValue: '' }), instant(happenedAt), note]
          .filter(Boolean)
          .join(' · '),
      };
    });
    const ahead = STATUSES.slice(at + 1).map((status): TimelineItem => {
      return {
        id: status,
        state: 'next',
        stateLabel: t('story.state.next'),
        title: t(`request.status.${status}`),
        detail: t(`request.ahead.${status}`),
      };
    });
    return [...past, ...ahead];
  };
}

function RequestStory({ request, email }: { request: OrderRequest; email: string | undefined }) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  const stepsOf = useRequestSteps();
  const agreedText = useAgreedText();
  const { decision, estimate } = request;
  return (
    <Stack gap={3}>
      <h3>{t(`request.name.${request.type}`)}</h3>
      <p>
        {request.wanted_date && <b>{t('request.wanted', { day: formatDate(request.wanted_date, locale) })} </b>}
        {request.reason}
      </p>
      {decision && (
        <p>
          <b>{t(`request.decision.${request.type}.${decision}`)}</b> {decision === 'accepted' && agreedText(request)}
        </p>
      )}
      {estimate && !decision && (
        <p>{t('request.estimated', { amount: exactPrice(fromMajor(estimate.amount, estimate.currency)) })}</p>
      )}
      <Timeline label={t(`request.name.${request.type}`)} items={stepsOf(request)} />
      {isAsked(request) && <QuestionReply request={request} email={email} />}
    </Stack>
  );
}

/** The open form stands in the address, so that Back closes it and a reload keeps it. */
function useOpenForm(line: Line) {
  const [query, setQuery] = useSearchParams();
  const type = REQUEST_TYPES.find((each) => each === query.get('request'));
  const change = (next: RequestType | undefined) =>
    setQuery(
      (now) => {
        for (const name of REQUEST_KEYS) now.delete(name);
        if (next) now.set('request', next);
        if (next) now.set('line', line.id);
        return now;
      },
      { preventScrollReset: true, replace: next === undefined },
    );
  return { type: query.get('line') === line.id ? type : undefined, change };
}

/** Refund and reschedule of a paid booking: what was asked for with its story, and what may be asked. */
export function RequestPanel({ line, email }: PanelProps) {
  const { t } = useTranslation('account');
  const form = useOpenForm(line);
  if (!mayRequest(line) && line.requests.length === 0) return null;
  const open = REQUEST_TYPES.filter((type) => mayRequest(line) && !findOpenRequest(line, type));
  const waiting = REQUEST_TYPES.filter((type) => findOpenRequest(line, type));
  return (
    <Card as="section" label={t('request.heading')}>
      <CardHeader level={2} title={t('request.heading')} />
      <CardBody>
        <Stack gap={4}>
          {line.requests.map((request) => (
            <RequestStory key={request.id} request={request} email={email} />
          ))}
          {open.length > 0 && <p>{t('request.lede')}</p>}
          <Row>
            {open.map((type) => (
              <Button key={type} icon={ICONS[type]} onClick={() => form.change(type)}>
                {t(`request.title.${type}`)}
              </Button>
            ))}
          </Row>
          {waiting.map((type) => (
            <p key={type}>{t(`request.waiting.${type}`)}</p>
          ))}
          {form.type && open.includes(form.type) && (
            <RequestDialog line={line} type={form.type} email={email} onClose={() => form.change(undefined)} />
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}
