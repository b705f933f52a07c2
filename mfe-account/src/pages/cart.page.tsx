import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { RouterLink, pageLoader, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { Section, Stack } from '@wisata/ui/layout';
import { AccountPage } from '../components/account-page.tsx';
import { loadCart } from '../api/orders.api.ts';
import type { Line } from '../api/order.schema.ts';
import { LoadFailure } from '../components/load-failure.tsx';
import { OrderLine } from '../components/order-line.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { PayableGroup } from '../components/payable-group.tsx';
import { RemoveDialog } from '../components/remove-dialog.tsx';
import { usePolling } from '../hooks/use-polling.ts';
import { useSteady } from '../hooks/use-steady.ts';
import { viewCart } from '../rules/cart.rules.ts';

export const loader = pageLoader((app, { signal }) => loadCart(app.api, signal));

function EmptyCart() {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      title={t('cart.empty')}
      actions={
        <LinkButton variant="action" as={RouterLink} href="/">
          {t('cart.search')}
        </LinkButton>
      }
    >
      {t('cart.emptyText')}
    </EmptyState>
  );
}

function FullCart({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('account');
  const app = useApp();
  const { revalidate } = useRevalidator();
  const [removing, setRemoving] = useState<Line>();
  const { groups, expired } = viewCart(lines, app.clock.now());
  const removed = () => {
    setRemoving(undefined);
    void revalidate();
  };
  return (
    <Stack gap={8}>
      {groups.map((group) => (
        <PayableGroup
          key={group.currency}
          group={group}
          separate={groups.length > 1}
          onRemove={setRemoving}
          onExpired={() => void revalidate()}
        />
      ))}
      {expired.length > 0 && (
        <Section title={t('cart.expired')} lede={t('cart.expiredText')}>
          <Stack gap={4}>
            {expired.map((line) => (
              <OrderLine key={line.id} line={line} />
            ))}
          </Stack>
        </Section>
      )}
      {removing && <RemoveDialog line={removing} onClose={() => setRemoving(undefined)} onRemoved={removed} />}
    </Stack>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  const cart = useSteady(useLoaderData<typeof loader>());
  const { bus, clock } = useApp();
  const payable = cart.ok ? viewCart(cart.data, clock.now()).groups.flatMap((group) => group.lines).length : undefined;
  usePolling(cart.ok && cart.data.length > 0);
  useEffect(() => {
    if (payable !== undefined) bus.publish('account:cart-changed', { count: payable });
  }, [bus, payable]);
  if (!cart.ok) return <LoadFailure failure={cart.failure} title={t('cart.failed')} />;
  return (
    <AccountPage>
      <PageTitle lede={payable ? t('cart.lede', { count: payable }) : undefined}>{t('cart.heading')}</PageTitle>
      {cart.data.length === 0 ? <EmptyCart /> : <FullCart lines={cart.data} />}
    </AccountPage>
  );
}
