import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import { Note } from '@wisata/ui/note';
import { logOut } from '../api/site.api.ts';

function useLogout(onDone: () => void) {
  const { t } = useTranslation('shell');
  const app = useApp();
  const navigate = useNavigate();
  const [state, setState] = useState<'asking' | 'working' | 'failed'>('asking');
  const leave = async () => {
    setState('working');
    const answer = await logOut(app.api);
    if (!answer.ok) {
      setState('failed');
      app.toast(t('logout.failure'), 'error');
      return;
    }
    onDone();
    app.session.signOut();
    app.toast(t('logout.done'), 'success');
    await navigate('/login');
  };
  return { state, leave };
}

/** Asks yes or no, stays while the session ends, and says what came of it. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { state, leave } = useLogout(onClose);
  const isWorking = state === 'working';
  return (
    <Dialog
      open
      alert
      size="small"
      title={t('logout.question')}
      onClose={isWorking ? () => undefined : onClose}
      labels={{ close: t('close') }}
      actions={
        <>
          <Button onClick={onClose} aria-disabled={isWorking}>
            {t('logout.no')}
          </Button>
          <Button variant="primary" busy={isWorking} onClick={() => void leave()}>
            {t('logout.yes')}
          </Button>
        </>
      }
    >
      {state === 'failed' ? (
        <Note tone="danger" live="alert">
          {t('logout.failed')}
        </Note>
      ) : (
        <p role="status">{isWorking ? t('logout.working') : t('logout.effect')}</p>
      )}
    </Dialog>
  );
}
