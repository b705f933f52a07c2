import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { notFound, RawReply, redirect, type FileAnswer } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Schema } from '../../app/input.ts';
import { defineRoute, type Answer, type Parsed, type RouteSpec } from '../../app/route.ts';
import { cardLabel, cardProblems, findTestCard, isDeclined, TEST_CODE } from './card.rules.ts';
import { beginChallenge, countWrongCode, expireIfDue, fail, findCharge, pay, payLate } from './charge.service.ts';
import type { Charge } from './charge.service.ts';
import { deliverSoon } from './delivery.ts';
import { opensAnApp, paysByCode, qrPng } from './page/account-panel.ts';
import { formatClock } from './page/facts.ts';
import { cardPage, challengePage, payPage, walletPage } from './page/pay-page.ts';
import { WORDS } from './page/words.ts';

const params = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{32}$/)) });
const typed = v.optional(v.pipe(v.string(), v.maxLength(100)), '');
const cardBody = v.object({ number: typed, expiry: typed, cvc: typed, name: typed });
const FONT_FILE = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

/** Only this page's own style and script run, nothing is framed, and forms go nowhere else. */
function page(render: (nonce: string) => string, statusCode = 200): RawReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const headers = { 'content-security-policy': policy, 'cache-control': 'no-store', 'x-frame-options': 'DENY' };
  return new RawReply(render(nonce), { statusCode, contentType: 'text/html; charset=utf-8', headers });
}

/** The charge at this instant: one whose deadline just passed is ended first, and the shop is told. */
async function getCharge(context: BackendContext, token: string): Promise<Charge> {
  const charge = await findCharge(context, token);
  if (!charge) throw notFound('404 Not Found');
  if (charge.status !== 'pending' || charge.deadline_at.getTime() > context.clock.now().getTime()) return charge;
  await deliverSoon(context, await expireIfDue(context, token));
  return (await findCharge(context, token)) ?? charge;
}

const payPath = ({ token }: Charge) => `/gateway/pay/${token}`;

async function actAsPayer(
  context: BackendContext,
  charge: Charge,
  action: 'pay' | 'twice' | 'fail' | 'late',
): Promise<RawReply> {
  if (action === 'late') {
    await payLate(context, charge.token);
    return redirect(payPath(charge), 303);
  }
  const eventId = action === 'fail' ? await fail(context, charge.token) : await pay(context, charge.token);
  await deliverSoon(context, eventId, action === 'twice' ? 2 : 1);
  return redirect(charge.return_path, 303);
}

const PAGE = { mediaType: 'text/html' } as const;

interface PaymentCall<R extends Schema | FileAnswer, B extends Schema | undefined> extends Pick<
  RouteSpec<B, undefined, typeof params, R>,
  'method' | 'summary' | 'body' | 'form' | 'rateLimit' | 'response'
> {
  /** After the payment's own. */
  readonly path?: string;
  readonly answer: (charge: Charge, context: BackendContext, body: Parsed<B>) => Answer<R> | Promise<Answer<R>>;
}

/** A call about one payment: whoever has its token may make it. */
const paymentRoute = <R extends Schema | FileAnswer, B extends Schema | undefined = undefined>({
  path = '',
  answer,
  ...call
}: PaymentCall<R, B>) =>
  defineRoute<R, B, undefined, typeof params>({
    ...call,
    access: 'open',
    params,
    path: `/gateway/pay/:token${path}`,
    handler: async (request, context) => answer(await getCharge(context, request.params.token), context, request.body),
  });

export const gatewayRoutes = [
  paymentRoute({
    method: 'GET',
    summary: 'The page on which a payer pays',
    response: PAGE,
    answer: (charge, context) => page((nonce) => payPage(charge, context.clock.now(), nonce)),
  }),
  paymentRoute({
    method: 'GET',
    path: '/status',
    summary: 'Whether the money has come, for the page that waits',
    response: v.object({ status: v.string(), checked: v.string(), location: v.string() }),
    answer(charge, context) {
      const checked = WORDS[charge.locale].checked(formatClock(context.clock.now(), charge.locale));
      return {
        status: charge.status,
        checked,
        location: charge.status === 'paid' ? charge.return_path : payPath(charge),
      };
    },
  }),
  paymentRoute({
    method: 'GET',
    path: '/qr.png',
    summary: 'The code to scan as a picture to keep; only where the payer pays by a code',
    response: { mediaType: 'image/png' },
    async answer(charge) {
      if (!paysByCode(charge)) throw notFound('404 Not Found');
      return new RawReply(await qrPng(charge.account), {
        contentType: 'image/png',
        headers: {
          'content-disposition': `attachment; filename="qris-${charge.number}.png"`,
          'cache-control': 'no-store',
        },
      });
    },
  }),
  paymentRoute({
    method: 'GET',
    path: '/app',
    summary: "Test mode: the wallet's app, opened with the payment in it",
    response: PAGE,
    answer(charge, context) {
      if (charge.status !== 'pending' || !opensAnApp(charge)) return redirect(payPath(charge), 303);
      return page((nonce) => walletPage(charge, context.clock.now(), nonce));
    },
  }),
  paymentRoute({
    method: 'POST',
    path: '/act',
    summary: 'Test mode: what the payer does',
    body: v.object({ action: v.picklist(['pay', 'twice', 'fail', 'late']) }),
    form: true,
    response: PAGE,
    answer: (charge, context, body) => actAsPayer(context, charge, body.action),
  }),
  paymentRoute({
    method: 'POST',
    path: '/card',
    summary: 'The card form; a good card goes on to the bank',
    body: cardBody,
    form: true,
    rateLimit: { max: 30, windowSeconds: 300 },
    response: PAGE,
    async answer(charge, context, body) {
      if (charge.status !== 'pending' || charge.method.group !== 'card') return redirect(payPath(charge), 303);
      const now = context.clock.now();
      const problems = cardProblems(body, now);
      if (Object.keys(problems).length > 0) {
        return page((nonce) => cardPage(charge, now, nonce, problems, body), 422);
      }
      const card = findTestCard(body.number)!;
      await beginChallenge(context, charge.token, cardLabel(card));
      return redirect(`${payPath(charge)}/verify`, 303);
    },
  }),
  paymentRoute({
    method: 'GET',
    path: '/verify',
    summary: "The bank's question for the code",
    response: PAGE,
    answer(charge, context) {
      if (charge.status !== 'pending' || !charge.card_label) return redirect(payPath(charge), 303);
      return page((nonce) => challengePage(charge, context.clock.now(), nonce, false));
    },
  }),
  paymentRoute({
    method: 'POST',
    path: '/verify',
    summary: 'The code from the bank; three wrong ones end the payment',
    body: v.object({ code: typed }),
    form: true,
    response: PAGE,
    async answer(charge, context, body) {
      if (charge.status !== 'pending' || !charge.card_label) return redirect(payPath(charge), 303);
      if (body.code.trim() !== TEST_CODE) {
        if (await countWrongCode(context, charge.token)) return actAsPayer(context, charge, 'fail');
        return page((nonce) => challengePage(charge, context.clock.now(), nonce, true), 422);
      }
      return actAsPayer(context, charge, isDeclined(charge.card_label) ? 'fail' : 'pay');
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/gateway/assets/plus-jakarta-sans.woff2',
    access: 'open',
    summary: 'The typeface of the payment page',
    response: { mediaType: 'font/woff2' },
    async handler() {
      const bytes = await readFile(createRequire(import.meta.url).resolve(FONT_FILE));
      return new RawReply(bytes, {
        contentType: 'font/woff2',
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      });
    },
  }),
];
