import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Icon, type IconType } from '@wisata/ui/icon';
import { Stack } from '@wisata/ui/layout';
import { PanelField } from '@wisata/ui/search-panel';

interface ChoiceFieldProps {
  readonly service: string;
  readonly label: string;
  /** What is chosen, on one line. */
  readonly value: string;
  readonly icon: IconType;
  readonly children: ReactNode;
}

/** A box of the search form with a few selects behind it. */
export function ChoiceField({ service, label, value, icon, children }: ChoiceFieldProps) {
  const { t } = useTranslation(service);
  const [isOpen, setOpen] = useState(false);
  return (
    <PanelField
      label={label}
      value={value}
      icon={<Icon of={icon} />}
      open={isOpen}
      onOpenChange={setOpen}
      labels={{ close: t('close') }}
      foot={
        <Button variant="action" full onClick={() => setOpen(false)}>
          {t('done')}
        </Button>
      }
    >
      <Stack>{children}</Stack>
    </PanelField>
  );
}
