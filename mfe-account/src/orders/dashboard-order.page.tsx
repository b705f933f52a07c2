import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { replace, useLoaderData } from 'react-router-dom';
import { lazyPart, pageLoader, RouterLink } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Checkbox } from '@wisata/ui/checkbox';
import { EmptyState } from '@wisata/ui/empty-state';
import { Row, Stack } from '@wisata/ui/layout';
import { searchInquiries } from '../api/inquiries.api.ts';
import { searchBookings } from '../api/orders.api.ts';
import type { Line } from '../api/order.schema.ts';
import { AccountPage } from '../page/account-page.tsx';
import { BookingFilters } from './booking-filters.tsx';
import { BookingLink } from './booking-link.tsx';
import { ListPages } from '../page/list-pages.tsx';
import { lastPageInstead } from '../page/list-query.rules.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { OrderLine } from './order-line.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { filterServices } from './transaction-filter.rules.ts';
import { bookingsPath, readBookingQuery, toggleChoice } from './booking-choice.rules.ts';

const BookingChoice = lazyPart(async () => (await import('./booking-choice.tsx')).BookingChoice, null);
const InquiryList = lazyPart(async () => (await import('./inquiry-list.tsx')).InquiryList, null);

export const loader = pageLoader(async (app, { query, signal }) => {
  const wanted = readBookingQuery(query, filterServices(app.config));
  const isFirst = wanted.when === 'upcoming' && wanted.service === '' && wanted.page === 1;
  const asked = isFirst ? searchInquiries(app.api, signal) : [];
  const [inquiries, found] = await Promise.all([asked, searchBookings(app, wanted, signal)]);
  const instead = found.ok && lastPageInstead(query, found.data);
  if (instead) throw replace(instead);
  return { wanted, found, inquiries };
});
type Found = Awaited<ReturnType<typeof loader>>;

interface BookingLineProps {
  readonly line: Line;
  readonly chosen: boolean;
  readonly onToggle: () => void;
}

function BookingLine({ line, chosen, onToggle }: BookingLineProps) {
  const { t } = useTranslation('account');
  return (
    <Stack gap={2}>
      <OrderLine line={line} />
      <Row justify="between">
        <Checkbox label={t('orders.select', { code: line.code })} checked={chosen} onChange={onToggle} />
        <BookingLink line={line} />
      </Row>
    </Stack>
  );
}

function Nothing({ wanted }: Pick<Found, 'wanted'>) {
  const { t } = useTranslation('account');
  const isNarrow = wanted.when !== 'upcoming' || wanted.service !== '';
  return (
    <EmptyState
      title={t('history.empty')}
      actions={
        <LinkButton variant="action" as={RouterLink} href={isNarrow ? bookingsPath({}) : '/'}>
          {t(isNarrow ? 'orders.showUpcoming' : 'cart.search')}
        </LinkButton>
      }
    >
      {t(isNarrow ? 'orders.emptyNarrow' : 'history.emptyText')}
    </EmptyState>
  );
}

function BookingList({ wanted, found }: Omit<Found, 'inquiries'>) {
  const { t } = useTranslation('account');
  const [chosen, setChosen] = useState<readonly Line[]>([]);
  if (!found.ok) return null;
  const { items, pagination } = found.data;
  const isChosen = (line: Line) => chosen.some(({ id }) => id === line.id);
  const rest = items.filter((line) => !isChosen(line));
  return (
    <Stack gap={6}>
      {items.length === 0 && <Nothing wanted={wanted} />}
      {rest.length > 0 && items.length > 1 && (
        <Row justify="end">
          <Button variant="link" size="s" onClick={() => setChosen([...chosen, ...rest])}>
            {t('orders.selectAll', { count: items.length })}
          </Button>
        </Row>
      )}
      {items.map((line) => (
        <BookingLine
          key={line.id}
          line={line}
          chosen={isChosen(line)}
          onToggle={() => setChosen(toggleChoice(chosen, line))}
        />
      ))}
      <ListPages
        label={t('history.pages')}
        pagination={pagination}
        hrefFor={(page) => bookingsPath({ ...wanted, page })}
      />
      {chosen.length > 0 && <BookingChoice chosen={chosen} onClear={() => setChosen([])} />}
    </Stack>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  const { inquiries, ...data } = useLoaderData<typeof loader>();
  if (!data.found.ok) return <LoadFailure failure={data.found.failure} title={t('history.failed')} />;
  return (
    <AccountPage>
      <PageTitle>{t('orders.title')}</PageTitle>
      <Stack gap={6}>
        <BookingFilters wanted={data.wanted} />
        <BookingList key={data.wanted.when} {...data} />
        {inquiries.length > 0 && <InquiryList inquiries={inquiries} />}
      </Stack>
    </AccountPage>
  );
}
