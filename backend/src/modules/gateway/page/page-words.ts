import type { CardProblem } from '../card.rules.ts';
import type { ChargeStatus } from '../tables.ts';

/** Every text of the payment page, in one language. */
export interface Words {
  readonly steps: readonly [string, string, string, string];
  readonly secure: string;
  readonly payBy: (when: string) => string;
  readonly held: string;
  readonly over: string;
  readonly day: string;
  readonly titles: Readonly<
    Record<'virtual-account' | 'card' | 'qris' | 'e-wallet' | 'retail' | 'paylater', (name: string) => string>
  >;
  readonly leads: Readonly<Record<'virtual-account' | 'card' | 'qris' | 'e-wallet' | 'retail' | 'paylater', string>>;
  readonly accountLabel: string;
  readonly codeLabel: string;
  readonly shownAs: string;
  readonly exact: string;
  readonly orderPlusFee: (order: string, fee: string) => string;
  readonly copy: string;
  readonly copied: string;
  readonly copyNumber: string;
  readonly copyAmount: string;
  readonly qrName: string;
  readonly saveQr: string;
  readonly openApp: (name: string) => string;
  /** The wallet's own screen, which the test gateway plays. */
  readonly wallet: {
    readonly title: (name: string) => string;
    readonly lead: (payee: string) => string;
    readonly approve: (amount: string) => string;
    readonly decline: string;
  };
  readonly waiting: string;
  readonly safeToClose: string;
  readonly checked: (time: string) => string;
  readonly how: string;
  readonly order: string;
  readonly fee: (name: string) => string;
  readonly toPay: string;
  readonly help: string;
  readonly cardSafe: string;
  readonly test: {
    readonly title: string;
    readonly intro: string;
    readonly pay: string;
    readonly fail: string;
    readonly late: string;
    readonly twice: string;
    readonly paysLate: (when: string) => string;
    readonly anyway: string;
    readonly cards: string;
    readonly passes: string;
    readonly declines: string;
    readonly code: string;
  };
  readonly card: {
    readonly number: string;
    readonly expiry: string;
    readonly expiryHint: string;
    readonly cvc: string;
    readonly name: string;
    readonly submit: (amount: string) => string;
    readonly summary: string;
    readonly problems: Readonly<Record<CardProblem, string>>;
  };
  readonly challenge: {
    readonly title: string;
    readonly lead: (card: string, amount: string) => string;
    readonly code: string;
    readonly submit: string;
    readonly wrong: string;
  };
  readonly ended: Readonly<
    Record<Exclude<ChargeStatus, 'pending'>, { readonly title: string; readonly text: string; readonly button: string }>
  >;
}
