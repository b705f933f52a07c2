import { useRef, useState } from 'react';
import { SelectField } from '@wisata/ui/select-field';
import { TextField } from '@wisata/ui/text-field';
import { describeGates } from '@wisata/registry/gates/gate-results';
import type { PackageOverview } from '@wisata/registry/ops-client';
import { act } from './console.api.ts';
import { actionOf, findComparison, searchTargets, takesTime, takesVersion, type Choice } from './release-choices.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { describeChoice, describeRevision, describeWaiting } from './release-words.ts';
import { SegmentFields } from './segment-fields.tsx';
import { VersionDiff } from './version-diff.tsx';
import styles from './action-dialog.module.css';

interface ActionDialogProps {
  readonly overview: PackageOverview;
  readonly revision: number;
  readonly choice: Choice;
  readonly onClose: () => void;
  /** The package has changed meanwhile: what the dialog shows is read anew, and the revision it then has comes back. */
  readonly onStale: () => Promise<number | undefined>;
  readonly onDone: (text: string) => void;
}

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

  const confirm = async (reason: string) => {
    const action = actionOf(choice);
    const at = typed === '' ? undefined : new Date(typed).toISOString();
    const key = keyOf(JSON.stringify([action, reason, at, seen]));
    const answer = await act({ name, action, reason, at, ifRevision: seen, key });
    if (!answer.ok) {
      if (answer.failure.code === 'RELEASE_STALE') setSeen((await onStale()) ?? seen);
      return answer.failure;
    }
    const { waits, state: stateAfter } = answer.data;
    const done = { action: action as never, stateAfter, package: name, revision: 0, at: '', actor: '', reason };
    onDone(waits ? `${describeWaiting(waits)}.` : `Done: ${describeRevision(done)}.`);
    return undefined;
  };

  return (
    <ReasonDialog
      title={words.title}
      confirm={words.confirm}
      isDanger={words.isDanger}
      onClose={onClose}
      onConfirm={confirm}
    >
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
    </ReasonDialog>
  );
}
