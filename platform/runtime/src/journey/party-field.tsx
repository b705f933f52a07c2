import { Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Icon, type IconType } from '@wisata/ui/icon';
import { Note } from '@wisata/ui/note';
import { PanelField } from '@wisata/ui/search-panel';
import { Stepper, type StepperProps } from '@wisata/ui/stepper';
import type { ServiceProps } from './service-props.ts';

interface PartyFieldProps extends ServiceProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: string | undefined;
  readonly error?: string | undefined;
  /** Default: people. */
  readonly icon?: IconType;
  readonly children: ReactNode;
}

/** A field that shows a choice in short, such as the travellers, and opens a popover to change it. */
export function PartyField({ service, label, value, note, error, icon = Users, children }: PartyFieldProps) {
  const { t } = useTranslation(service);
  const [open, setOpen] = useState(false);
  return (
    <PanelField
      label={label}
      value={value}
      {...(note ? { note } : {})}
      icon={<Icon of={icon} />}
      {...(error ? { error } : {})}
      open={open}
      onOpenChange={setOpen}
      align="end"
      labels={{ close: t('close') }}
      foot={
        <Button variant="action" full onClick={() => setOpen(false)}>
          {t('done')}
        </Button>
      }
    >
      {children}
    </PanelField>
  );
}

interface Refusal {
  readonly code: string;
}

interface CountStepperProps<R extends Refusal> extends Pick<
  StepperProps,
  'label' | 'hint' | 'value' | 'max' | 'decreaseLabel' | 'increaseLabel'
> {
  /** Why there cannot be one more or one less. */
  readonly more: R | undefined;
  readonly less: R | undefined;
  readonly reason: (refusal: R) => string;
  readonly onChange: (delta: 1 | -1) => void;
}

/** How many of a kind travel. A refused press says why, except at zero. */
export function CountStepper<R extends Refusal>(props: CountStepperProps<R>) {
  const { more, less, reason, onChange, value, ...rest } = props;
  return (
    <Stepper
      {...rest}
      value={value}
      min={0}
      onChange={(next) => onChange(next > value ? 1 : -1)}
      {...(more ? { increaseBlocked: reason(more) } : {})}
      {...(less && less.code !== 'NONE_LEFT' ? { decreaseBlocked: reason(less) } : {})}
    />
  );
}

/** What else a change of the party has changed. */
export function PartyNotes({ notes }: { readonly notes: readonly { readonly code: string; readonly text: string }[] }) {
  return (
    <div role="status">
      {notes.map(({ code, text }) => (
        <Note key={code} tone="info">
          {text}
        </Note>
      ))}
    </div>
  );
}
