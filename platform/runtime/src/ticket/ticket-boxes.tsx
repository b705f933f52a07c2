import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { Stack } from '@wisata/ui/layout';
import { TicketBox, TicketHelp, TicketList, type TicketBoxProps } from '@wisata/ui/ticket-box';
import { AskForChange } from './ask-for-change.tsx';

interface BoxProps extends Pick<TicketBoxProps, 'level'> {
  readonly service: string;
}

/** Whom to call. */
export function HelpBox({ service, level }: BoxProps) {
  const { t } = useTranslation(service);
  const { company, helpPhone } = useApp().config.brand;
  const words = { title: t('ticket.help'), hours: t('ticket.helpHours') };
  return <TicketHelp level={level} company={company} phone={helpPhone} {...words} />;
}

interface ChangeBoxProps extends BoxProps {
  /** The rules for changes and refunds, a sentence each. */
  readonly rules: readonly string[];
  /** The booking, where a change of it cannot be asked for on the same page. */
  readonly line?: OrderLine | undefined;
  /** What matters most of the rules, before them. */
  readonly children?: ReactNode;
}

/** The rules for changes and refunds, and where to ask for them. */
export function ChangeBox({ service, level, rules, line, children }: ChangeBoxProps) {
  const { t } = useTranslation(service);
  return (
    <TicketBox level={level} title={t('ticket.change.title')}>
      <Stack gap={4}>
        {children}
        <TicketList items={rules} />
        {line && <AskForChange line={line} />}
      </Stack>
    </TicketBox>
  );
}
