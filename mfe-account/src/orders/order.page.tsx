import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { replace, useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import type { Outcome } from '@wisata/kernel/outcome';
import type { PageHead } from '@wisata/kernel/remote';
import { lazyPart, pageLoader, RouterLink, useApp, useSessionUser } from '@wisata/runtime';
import { findOwnOrders, rememberFoundOrder } from '@wisata/runtime/open-orders';
import { Button, LinkButton } from '@wisata/ui/button';
import { Card, CardBody } from '@wisata/ui/card';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { Row, Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { EmailField, TextField } from '@wisata/ui/text-field';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { useFailureWords } from '../form/use-failure-words.ts';
import { AccountPage } from '../page/account-page.tsx';
import { findGuestOrder } from '../api/orders.api.ts';
import type { GuestOrder } from '../api/order.schema.ts';
import { PageTitle } from '../page/page-title.tsx';
import { useSteady } from '../page/use-steady.ts';
import { askWithEmail, findGuestEmail, rememberGuestEmail, takeAskedEmail } from './guest-email.ts';
import { formText } from '../form/form-text.rules.ts';
import { TripLink } from './trip-link.tsx';

const loadResult = () => import('./guest-order-result.tsx');
const GuestOrderResult = lazyPart(async () => (await loadResult()).GuestOrderResult, null);

interface OrderData {
  readonly orderId: string;
  readonly email: string;
  readonly found: Outcome<GuestOrder> | undefined;
}

/**
 * The order ID stands in the address, the e-mail only on this device; with both the order shows at once. A link from a
 * mail brings the e-mail along, which is taken out of the address before anything is shown.
 */
export const loader = pageLoader(async (app, { query }): Promise<OrderData> => {
  const orderId = (query.get('order_id') ?? '').trim();
  const broughtEmail = query.get('email')?.trim();
  if (broughtEmail) {
    askWithEmail(app, broughtEmail);
    throw replace(orderId ? `/order?order_id=${encodeURIComponent(orderId)}` : '/order');
  }
  const email = takeAskedEmail(app) ?? findGuestEmail(app) ?? '';
  if (!orderId || !email) return { orderId, email, found: undefined };
  // What shows the order comes while it is looked for.
  const result = loadResult().catch(() => undefined);
  const found = await findGuestOrder(app.api, email, orderId);
  if (found.ok) {
    rememberGuestEmail(app, email);
    for (const { id } of found.data.carts) rememberFoundOrder(app, { id, email });
    await result;
  }
  return { orderId, email, found };
});

export { shouldRevalidate } from './request-address.ts';

interface Problems {
  readonly email?: string;
  readonly orderId?: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function LookUpForm({ orderId, email, found }: OrderData) {
  const { t } = useTranslation('account');
  const app = useApp();
  const words = useFailureWords();
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typedEmail = formText(form, 'email');
    const typedId = formText(form, 'order_id').toUpperCase();
    const next: Problems = {
      ...(EMAIL.test(typedEmail) ? {} : { email: t(typedEmail ? 'order.emailWrong' : 'order.emailMissing') }),
      ...(typedId ? {} : { orderId: t('order.orderIdMissing') }),
    };
    setProblems(next);
    setAttempt(attempt + 1);
    if (next.email || next.orderId) return;
    askWithEmail(app, typedEmail);
    if (typedId === orderId) await revalidate();
    else await navigate(`/order?order_id=${encodeURIComponent(typedId)}`);
  };
  const errors = [
    ...(problems.email ? [{ fieldId: 'order-email', message: problems.email }] : []),
    ...(problems.orderId ? [{ fieldId: 'order-id', message: problems.orderId }] : []),
  ];
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate>
      <Stack gap={4}>
        <ErrorSummary title={t('order.summary')} errors={errors} attempt={attempt} />
        {found && !found.ok && errors.length === 0 && (
          <Note
            tone="danger"
            live="alert"
            title={found.failure.code === 'ORDER_NOT_FOUND' ? t('order.notFound') : undefined}
          >
            {found.failure.code === 'ORDER_NOT_FOUND' ? t('order.notFoundText') : words(found.failure)}
          </Note>
        )}
        <EmailField
          id="order-email"
          name="email"
          autoComplete="email"
          label={t('order.email')}
          defaultValue={email}
          error={problems.email}
        />
        <TextField
          id="order-id"
          name="order_id"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={t('order.orderId')}
          hint={t('order.orderIdHint')}
          defaultValue={orderId}
          error={problems.orderId}
        />
        <Button type="submit" variant="action" full busy={state === 'loading'}>
          {t('order.submit')}
        </Button>
      </Stack>
    </form>
  );
}

export const head = (): PageHead => ({ noIndex: true });

export function Component() {
  const { t } = useTranslation('account');
  const data = useLoaderData<typeof loader>();
  const found = useSteady(data.found);
  const user = useSessionUser();
  const app = useApp();
  const isHydrated = useHydrated();
  if (found?.ok) return <GuestOrderResult order={found.data} email={data.email} />;
  return (
    <AccountPage narrow>
      <PageTitle lede={t('order.lede')}>{t('order.title')}</PageTitle>
      <Stack gap={4}>
        {user && (
          <Note
            tone="info"
            actions={
              <LinkButton variant="link" as={RouterLink} href="/cart">
                {t('cart.title')}
              </LinkButton>
            }
          >
            {t('order.member')}
          </Note>
        )}
        {isHydrated && findOwnOrders(app).length > 0 && (
          <Row>
            <TripLink />
          </Row>
        )}
        <Card>
          <CardBody>
            <LookUpForm {...data} />
          </CardBody>
        </Card>
      </Stack>
    </AccountPage>
  );
}
