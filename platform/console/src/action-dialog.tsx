import { useRef, useState } from 'react';
import { SelectField } from '@wisata/ui/select-field';
import { TextField } from '@wisata/ui/text-field';
import { describeBuilt } from '@wisata/registry/built-from';
import type { PackageOverview } from '@wisata/registry/ops-client';
import { BuiltLine } from './built-line.tsx';
import { act } from './console.api.ts';
import { actionOf, findComparison, searchTargets, takesTime, takesVersion, type Choice } from './release-choices.ts';
import { describeChoice } from './choice-words.ts';
import { describeDone, describeWaiting } from './history-words.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { NoteText } from './registry-text.tsx';
import { describeGates } from './registry-words.ts';
import { SegmentFields } from './segment-fields.tsx';
import { VersionDiff } from './version-diff.tsx';
import { useWords, type Told } from './words.ts';
import styles from './action-dialog.module.css';

interface ActionDialogProps {
  readonly overview: PackageOverview;
  readonly revision: number;
  readonly choice: Choice;
  readonly onClose: () => void;
  /** The package has changed meanwhile: what the dialog shows is read anew, and the revision it then has comes back. */
  readonly onStale: () => Promise<number | undefined>;
  readonly onDone: (told: Told) => void;
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

/** A version with the commit and author of its build, as far as they are known. */
function labelOf(version: string, versions: PackageOverview['versions']): string {
  const built = versions.find((each) => each.version === version)?.built;
  return [version, built && describeBuilt(built)].filter(Boolean).join(' · ');
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
  const words = useWords();
  const { t } = words;
  const { title, confirm, effects, isDanger } = describeChoice(words, name, state, choice);
  const chosen = versions.find((each) => each.version === version);
  const gates = describeGates(words, chosen?.gates ?? {});
  const comparison = findComparison(state, choice);
  const targets = searchTargets(
    state,
    asked.kind,
    versions.map((each) => each.version),
  );

  const submit = async (reason: string) => {
    const action = actionOf(choice);
    const at = typed === '' ? undefined : new Date(typed).toISOString();
    const key = keyOf(JSON.stringify([action, reason, at, seen]));
    const answer = await act({ name, action, reason, at, ifRevision: seen, key });
    if (!answer.ok) {
      if (answer.failure.code === 'RELEASE_STALE') setSeen((await onStale()) ?? seen);
      return answer.failure;
    }
    const { waits, state: stateAfter } = answer.data;
    onDone((spoken) =>
      waits
        ? spoken.t('dialog.waits', { what: describeWaiting(spoken, waits) })
        : spoken.t('dialog.done', { what: describeDone(spoken, { package: name, action, stateAfter }) }),
    );
    return undefined;
  };

  return (
    <ReasonDialog
      title={title}
      confirm={confirm}
      isDanger={isDanger}
      facts={{ name, revision: seen }}
      onClose={onClose}
      onConfirm={submit}
    >
      {takesVersion(asked.kind) && (
        <SelectField
          label={t('dialog.version')}
          value={version}
          options={targets.map((each) => ({ value: each, label: labelOf(each, versions) }))}
          onChange={(event) => setVersion(event.currentTarget.value)}
        />
      )}
      {chosen && <BuiltLine version={chosen.version} built={chosen.built} />}
      {asked.kind === 'canary' && <SegmentFields segment={segment} onChange={setSegment} />}
      <ul className={styles.effects}>
        {[...effects.map((text) => ({ text })), ...gates].map((note) => (
          <li key={note.text}>
            <NoteText {...note} />
          </li>
        ))}
      </ul>
      {comparison && <VersionDiff key={`${comparison.from} ${comparison.to}`} name={name} {...comparison} />}
      {takesTime(asked.kind) && (
        <TextField
          label={t('dialog.at')}
          type="datetime-local"
          value={typed}
          optional={t('dialog.atOptional')}
          hint={t('dialog.atHint', { zone: OWN_ZONE })}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      )}
    </ReasonDialog>
  );
}
