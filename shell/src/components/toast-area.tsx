import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { ToastViewport } from '@wisata/ui/toast';
import { useShell } from '../app/start/shell-services.tsx';

/** The messages that `app.toast` shows, for 3 seconds each. */
export function ToastArea() {
  const { t } = useTranslation('shell');
  const { toasts } = useShell();
  const { messages, dismiss } = useStore(toasts);
  return (
    <ToastViewport
      label={t('toasts.label')}
      dismissLabel={t('toasts.dismiss')}
      toasts={messages.map(({ id, text, kind }) => ({
        id: String(id),
        tone: kind === 'error' ? ('danger' as const) : kind,
        message: text,
      }))}
      onDismiss={(id) => dismiss(Number(id))}
    />
  );
}
