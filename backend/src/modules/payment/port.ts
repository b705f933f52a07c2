import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '@wisata/kernel/locale';
import type { Currency } from '@wisata/kernel/money';
import type { Outcome } from '@wisata/kernel/outcome';
import type { BackendContext } from '../../app/context.ts';
import type { Merchant } from './merchants.ts';

/** What a payment provider needs in order to collect the money once. */
export interface ChargeRequest {
  readonly paymentId: string;
  readonly number: string;
  readonly merchant: Merchant;
  readonly currency: Currency;
  /** What the payer sends, fee included. */
  readonly totalMinor: number;
  readonly feeMinor: number;
  readonly lines: readonly { readonly title: string; readonly amountMinor: number }[];
  readonly payerName: string;
  readonly payerEmail: string;
  readonly locale: Locale;
  readonly deadlineAt: Date;
  /** Where the browser goes afterwards, as a path of the shop. */
  readonly returnPath: string;
}

/** One message of the provider about a charge, already proved to be genuine. */
export interface GatewayNotice {
  /** The same message may come many times; its id does not change. */
  readonly eventId: string;
  readonly paymentId: string;
  readonly kind: 'settled' | 'failed' | 'expired';
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly occurredAt: Date;
}

export interface PaymentGateway {
  readonly name: string;
  /** The way to pay as this provider carries it out, with fewer currencies for instance; undefined when it does not. */
  offer(merchant: Merchant): Merchant | undefined;
  /** Opens the charge and gives the page where it is paid; for one payment always the same page. */
  charge(context: BackendContext, request: ChargeRequest): Promise<{ redirectUrl: string }>;
  /** Closes a charge that the payer replaced; money that was sent before may still arrive. */
  cancel(context: BackendContext, paymentId: string): Promise<void>;
  /** Proves a message genuine; null for one that changes nothing here. Throws when the proof cannot be had now. */
  readCallback(
    context: BackendContext,
    headers: IncomingHttpHeaders,
    rawBody: string,
  ): Promise<Outcome<GatewayNotice | null>>;
  /** What became of a charge, for a message that never came; null while nothing did. */
  findNotice?(context: BackendContext, paymentId: string): Promise<GatewayNotice | null>;
  /** Throws, naming the variable, when the environment lacks what this provider needs. */
  checkSettings?(context: BackendContext): void;
}
