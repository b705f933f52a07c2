import { KeyRound } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { Logo } from '@wisata/ui/logo';
import { TextField } from '@wisata/ui/text-field';
import { signIn, type Operator } from './console.api.ts';
import frame from './frame.module.css';

/** Asks for a release token; it goes into a cookie that no script can read, and the field forgets it. */
export function SignIn({ onSignedIn }: { onSignedIn: (operator: Operator) => void }) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('token');
    const token = typeof given === 'string' ? given.trim() : '';
    if (token === '') return setError('Enter your release token.');
    setBusy(true);
    const answer = await signIn(token);
    setBusy(false);
    if (answer.ok) onSignedIn(answer.data);
    else setError(answer.failure.message);
  };
  return (
    <main className={frame.alone}>
      <Logo name="wisata" />
      <Card as="section" padded labelledBy="sign-in">
        <form className={frame.stack} onSubmit={(event) => void submit(event)} noValidate>
          <h1 id="sign-in">Releases</h1>
          <TextField
            label="Release token"
            name="token"
            type="password"
            autoComplete="current-password"
            error={error}
            hint="On the machine that runs the site: the file operator-token in the data folder."
          />
          <Button type="submit" variant="action" icon={KeyRound} busy={busy} full>
            Sign in
          </Button>
        </form>
      </Card>
    </main>
  );
}
