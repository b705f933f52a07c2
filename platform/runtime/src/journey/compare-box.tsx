import { Checkbox } from '@wisata/ui/checkbox';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';

interface CompareBoxProps {
  /** "Compare", before the name that only screen readers say. */
  readonly word: string;
  readonly name: string;
  readonly isCompared: boolean;
  /** As many as fit beside each other are picked. */
  readonly isCompareFull: boolean;
  readonly onChange: () => void;
}

/** Picks a product of a list for comparing. */
export function CompareBox({ word, name, isCompared, isCompareFull, onChange }: CompareBoxProps) {
  const label = (
    <>
      {word}
      <VisuallyHidden> {name}</VisuallyHidden>
    </>
  );
  return <Checkbox label={label} checked={isCompared} disabled={isCompareFull && !isCompared} onChange={onChange} />;
}
