import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import { Note } from '@wisata/ui/note';
import { SelectField } from '@wisata/ui/select-field';
import { TextField } from '@wisata/ui/text-field';
import { TextArea } from '@wisata/ui/text-area';
import type { Failure } from '@wisata/kernel/outcome';
import { describeGates } from '@wisata/registry/gates/gate-results';
import type { PackageOverview } from '@wisata/registry/ops-client';
import { act } from './console.api.ts';
import { actionOf, findComparison, searchTargets, takesTime, takesVersion, type Choice } from './release-choices.ts';
import { NO_REASON, reasonIn } from './reason.ts';
import { describeChoice, describeRevision, describeWaiting } from './release-words.ts';
import { SegmentFields } from './segment-fields.tsx';
import { VersionDiff } from './version-diff.tsx';
import styles from './action-dialog.module.css';
import frame from './frame.module.css';

interface ActionDialogProps {
  readonly overview: PackageOverview;
  readonly revision: number;
  readonly choice: Choice;
  readonly onClose: () => void;
  /** The package has changed meanwhile: what the dialog shows is read anew, and the revision it then has comes back. */
  readonly onStale: () => Promise<number | undefined>;
  readonly onDone: (text: string) => void;
}

const FORM = 'action';
const OWN_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

const makeKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** One key for each different thing that is asked for, however often it is tried. */
function useAttemptKey(): (what: string) => string {
  const keys = useRef(new Map<string, string>());
  return (what) => {
    const key = keys.current.get(what) ?? makeKey();
    keys.current.set(what, key);
    return key;
  };
}

/** Says what an action leads to, asks why, and does it. */
export function ActionDialog({ overview, revision, choice: asked, onClose, onStale, onDone }: ActionDialogProps) {
  const { name, state, versions } = overview;
  const [seen, setSeen] = useState(revision);
  const [version, setVersion] = useState(asked.version);
  const [segment, setSegment] = useState(asked.segment);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const keyOf = useAttemptKey();
  const choice: Choice = { ...asked, version, segment };
  const words = describeChoice(name, state, choice);
  const gates = describeGates(versions.find((each) => each.version === version)?.gates ?? {});
  const comparison = findComparison(state, choice);
  const targets = searchTargets(
    state,
    asked.kind,
    versions.map((each) => each.version),
  );

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = reasonIn(event.currentTarget);
    setError(reason === '' ? NO_REASON : undefined);
    if (reason === '') return;
    setBusy(true);
    const action = actionOf(choice);
    const at = typed === '' ? undefined : new Date(typed).toISOString();
    const key = keyOf(JSON.stringify([action, reason, at, seen]));
    const answer = await act({ name, action, reason, at, ifRevision: seen, key });
    if (!answer.ok) {
      if (answer.failure.code === 'RELEASE_STALE') setSeen((await onStale()) ?? seen);
      setBusy(false);
      return setFailure(answer.failure);
    }
    const { waits } = answer.data;
    if (waits) return onDone(`${describeWaiting(waits)}.`);
    const stateAfter = answer.data.state;
    const done = { action: action as never, stateAfter, package: name, revision: 0, at: '', actor: '', reason };
    onDone(`Done: ${describeRevision(done)}.`);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      labels={{ close: 'Close' }}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} variant={words.isDanger ? 'danger' : 'primary'} busy={busy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={FORM} className={frame.stack} onSubmit={(event) => void submit(event)} noValidate>
        {failure && (
          <Note tone="danger" title="Nothing was changed." live="alert">
            {failure.message}
          </Note>
        )}
        {takesVersion(asked.kind) && (
          <SelectField
            label="Version"
            value={version}
            options={targets.map((each) => ({ value: each, label: each }))}
            onChange={(event) => setVersion(event.currentTarget.value)}
          />
        )}
        {asked.kind === 'canary' && <SegmentFields segment={segment} onChange={setSegment} />}
        <ul className={styles.effects}>
          {[...words.effects, ...gates].map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        {comparison && <VersionDiff key={`${comparison.from} ${comparison.to}`} name={name} {...comparison} />}
        {takesTime(asked.kind) && (
          <TextField
            label="At"
            type="datetime-local"
            value={typed}
            optional="optional"
            hint={`Your own time, ${OWN_ZONE}. Left empty: now.`}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        )}
        <TextArea label="Reason" name="reason" rows={3} maxLength={500} error={error} hint="Kept in the history." />
      </form>
    </Dialog>
  );
}
