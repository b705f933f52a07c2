import { KeyRound } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { Failure } from '@wisata/kernel/outcome';
import { Button } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { Logo } from '@wisata/ui/logo';
import { TextField } from '@wisata/ui/text-field';
import { signIn, type Operator } from './console.api.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { RefusalText } from './registry-text.tsx';
import { useWords } from './words.ts';
import frame from './frame.module.css';

/** Asks for a release token; it goes into a cookie that no script can read, and the field forgets it. */
export function SignIn({ onSignedIn }: { onSignedIn: (operator: Operator) => void }) {
  const { t } = useWords();
  const [problem, setProblem] = useState<'missing' | Failure>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('token');
    const token = typeof given === 'string' ? given.trim() : '';
    if (token === '') return setProblem('missing');
    setBusy(true);
    const answer = await signIn(token);
    setBusy(false);
    if (answer.ok) onSignedIn(answer.data);
    else setProblem(answer.failure);
  };
  return (
    <main className={frame.alone}>
      <div className={frame.top}>
        <Logo name="wisata" />
        <LanguageSwitch ground="surface" />
      </div>
      <Card as="section" padded labelledBy="sign-in">
        <form className={frame.stack} onSubmit={(event) => void submit(event)} noValidate>
          <h1 id="sign-in">{t('title')}</h1>
          <TextField
            label={t('signIn.token')}
            name="token"
            type="password"
            autoComplete="current-password"
            error={problem === 'missing' ? t('signIn.missing') : problem && <RefusalText failure={problem} />}
            hint={t('signIn.hint')}
          />
          <Button type="submit" variant="action" icon={KeyRound} busy={busy} full>
            {t('signIn.submit')}
          </Button>
        </form>
      </Card>
    </main>
  );
}
