import { useTranslation } from 'react-i18next';
import { Checkbox } from '@wisata/ui/checkbox';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { ServiceProps } from './service-props.ts';

interface CompareBoxProps extends ServiceProps {
  readonly name: string;
  readonly isCompared: boolean;
  /** As many as fit beside each other are picked. */
  readonly isCompareFull: boolean;
  readonly onChange: () => void;
}

/** Picks a product of a list for comparing. */
export function CompareBox({ service, name, isCompared, isCompareFull, onChange }: CompareBoxProps) {
  const { t } = useTranslation(service);
  const label = (
    <>
      {t('compare.add')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </>
  );
  return <Checkbox label={label} checked={isCompared} disabled={isCompareFull && !isCompared} onChange={onChange} />;
}
