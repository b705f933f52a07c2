import type { ReactNode } from 'react';
import { Stack } from '../layout/layout.tsx';
import { PriceChange, type PriceChangeProps } from './price-change.tsx';
import { Question, type QuestionProps } from '../overlays/question.tsx';

/** Props of `PriceQuestion`; both amounts are in one currency. */
export interface PriceQuestionProps extends Pick<QuestionProps, 'answers' | 'onClose' | 'as'> {
  readonly was: PriceChangeProps['was'];
  readonly now: PriceChangeProps['now'];
  /** Whose price moved, and what is not lost. */
  readonly children: ReactNode;
  readonly labels: QuestionProps['labels'] & Omit<PriceChangeProps['labels'], 'caption'> & { readonly title: string };
}

/** Asks whether a changed price is accepted: shows the old and new price and the difference. */
export function PriceQuestion({ was, now, children, labels, ...question }: PriceQuestionProps) {
  return (
    <Question {...question} alert title={labels.title} labels={labels}>
      <Stack>
        <p>{children}</p>
        <PriceChange was={was} now={now} labels={{ ...labels, caption: labels.title }} />
      </Stack>
    </Question>
  );
}
