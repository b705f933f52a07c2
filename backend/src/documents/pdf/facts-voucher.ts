import type { DocumentInput } from '../document-input.ts';
import { drawFacts, drawOrderStub, factHeight, ORDER_STUB_HEIGHT, type Fact, type StubWords } from './facts.ts';
import { BELOW_TOP, drawTop, writeDocument, type FrameWords } from './frame.ts';
import { drawSections, RIGHT_COLUMN, type Section } from './sections.ts';
import { PAGE } from './sheet.ts';
import { BODY, drawTicketCard, HEAD_HEIGHT, PADDING, type CardHead } from './ticket-card.ts';

const FACT_GAP = 10;

interface FactsVoucher {
  /** What the document's title says after the order's code. */
  readonly about: string;
  readonly head: CardHead;
  /** One under the other on the card; those without a value are left out. */
  readonly facts: readonly Fact[];
  /** The supplier's own code of the order. */
  readonly confirmation: string | null;
  /** What to do on the left, money and rules on the right. */
  readonly left: readonly Section[];
  readonly right: readonly Section[];
}

/** A voucher on one page of A4: a card with facts and the order's code, two columns below it. */
export function writeFactsVoucher(
  input: DocumentInput,
  words: FrameWords & StubWords,
  { about, head, facts, confirmation, left, right }: FactsVoucher,
): Promise<Buffer> {
  return writeDocument(input, words, `${input.booking.code}: ${about}`, (sheet) => {
    const shown = facts.filter(([, value]) => value);
    const body = shown.reduce((sum, fact) => sum + factHeight(sheet, fact, BODY.width) + FACT_GAP, 0);
    const height = HEAD_HEIGHT + 2 * PADDING + Math.max(body, ORDER_STUB_HEIGHT);
    drawTop(sheet, words, input);
    drawTicketCard(sheet, BELOW_TOP, height, head);
    const top = BELOW_TOP + HEAD_HEIGHT + PADDING;
    drawFacts(sheet, shown, BODY, top, FACT_GAP);
    drawOrderStub(sheet, input, words, confirmation, top);
    const below = BELOW_TOP + height + 22;
    drawSections(sheet, left, PAGE.margin, below);
    drawSections(sheet, right, RIGHT_COLUMN, below);
  });
}
