import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refusedFields } from '@wisata/kernel/failure-words';
import { storageKey } from '@wisata/kernel/storage-keys';
import { useApp } from '@wisata/runtime';
import { useFailureWords } from '../form/use-failure-words.ts';
import { login } from '../api/auth.api.ts';

/** What was typed, with what is wrong about it. */
export interface LoginProblem {
  readonly email?: string;
  readonly password?: string;
  /** The server's refusal, which concerns both fields. */
  readonly refusal?: string;
}

/** Signs in and brings the visitor to the page that was wanted before, else home. */
export function useLogin() {
  const app = useApp();
  const words = useFailureWords();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<LoginProblem>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const refuse = (found: LoginProblem) => {
    setProblem(found);
    setAttempt((count) => count + 1);
  };

  async function submit(email: string, password: string): Promise<void> {
    const missing = {
      ...(email.trim() ? {} : { email: app.t('account:login.emailMissing') }),
      ...(password ? {} : { password: app.t('account:login.passwordMissing') }),
    };
    if (missing.email || missing.password) return refuse(missing);
    setBusy(true);
    setProblem({});
    // Read first: the router leaves this page by itself as soon as somebody is signed in.
    const wanted = app.storage.session.get(storageKey('wanted_page'));
    const answer = await login(app.api, email.trim(), password);
    const user = answer.ok ? await app.session.signIn(answer.data) : undefined;
    setBusy(false);
    if (!answer.ok) return refuse({ ...refusedFields(app, answer.failure), refusal: words(answer.failure) });
    if (!user) return refuse({ refusal: app.t('failure.unknown') });
    app.toast(app.t('account:login.success'), 'success');
    app.storage.session.remove(storageKey('wanted_page'));
    await navigate(wanted ?? '/', { replace: true });
  }

  return { submit, problem, attempt, busy };
}
