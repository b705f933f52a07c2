import { Ban, UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import { Chip } from '../text/chip.tsx';
import { Icon } from '../media/icon.tsx';
import { Announcer, useAnnouncement } from '../feedback/live-region.tsx';
import styles from './saved-traveller-picker.module.css';
import { TextField } from '../forms/text-field.tsx';

/** Somebody whose data is kept, as a form offers them. */
export interface SavedTraveller {
  readonly id: string;
  readonly name: string;
  /** Shown muted behind the name: "adult", "passport 2027", "birth date missing". */
  readonly detail?: string | undefined;
  /** Why this person does not fit the place in the form, as a sentence; the choice stays visible and cannot be made. */
  readonly blocked?: string | undefined;
}

/** Texts of a picker; `name` is the traveller's. */
export interface SavedTravellerPickerLabels {
  /** Heading of the row and name of the group: "Fill in a saved traveller". */
  readonly title: string;
  /** Shows the rest of a long list: "All 12". */
  readonly all: (count: number) => string;
  readonly fewer: string;
  /** Label of the field that narrows a long list by name. */
  readonly filter: string;
  readonly nobody: (text: string) => string;
  /** Read out after a pick: "Filled in with Ayu Lestari". */
  readonly picked: (name: string) => string;
}

/** Props of `SavedTravellerPicker`. */
export interface SavedTravellerPickerProps {
  readonly travellers: readonly SavedTraveller[];
  readonly onPick: (id: string) => void;
  /** Whose data stands in the form now. */
  readonly selectedId?: string | undefined;
  readonly labels: SavedTravellerPickerLabels;
}

const AT_FIRST = 5;
const WORTH_A_FILTER = 10;

/** The chosen person is always shown, also while others are hidden behind "All". */
function firstOf(travellers: readonly SavedTraveller[], selectedId: string | undefined): readonly SavedTraveller[] {
  const head = travellers.slice(0, AT_FIRST);
  const chosen = travellers.find(({ id }) => id === selectedId);
  return !chosen || head.includes(chosen) ? head : [...head.slice(0, -1), chosen];
}

function Reasons({ travellers }: Pick<SavedTravellerPickerProps, 'travellers'>) {
  const blocked = travellers.filter((traveller) => traveller.blocked);
  if (blocked.length === 0) return null;
  return (
    <ul className={styles.reasons} role="list">
      {blocked.map(({ id, name, blocked: reason }) => (
        <li key={id}>
          <Icon of={Ban} size="s" />
          <span>
            <b>{name}</b> {reason}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Choice({ traveller, selected, onPick }: { traveller: SavedTraveller; selected: boolean; onPick: () => void }) {
  return (
    <Chip
      icon={UserRound}
      ticked
      selected={selected}
      disabled={traveller.blocked !== undefined}
      {...(traveller.detail === undefined ? {} : { count: traveller.detail })}
      onToggle={onPick}
    >
      <span className={styles.name}>{traveller.name}</span>
    </Chip>
  );
}

function NameFilter({ label, text, onChange }: { label: string; text: string; onChange: (text: string) => void }) {
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      value={text}
      onChange={(event) => onChange(event.target.value)}
      // Enter in a part of a form must not send the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}

/**
 * A row of saved travellers over a person's fields; one press fills all of them. Renders nothing without travellers.
 * Long lists show five and open on demand, with a field to narrow them by name from ten on.
 */
export function SavedTravellerPicker({ travellers, onPick, selectedId, labels }: SavedTravellerPickerProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { message, announce } = useAnnouncement();
  if (travellers.length === 0) return null;
  const wanted = text.trim().toLowerCase();
  const matching = travellers.filter(({ name }) => name.toLowerCase().includes(wanted));
  const shown = isOpen ? matching : firstOf(travellers, selectedId);
  const pick = (traveller: SavedTraveller) => {
    onPick(traveller.id);
    announce(labels.picked(traveller.name));
  };
  return (
    <div className={styles.picker} role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {labels.title}
      </p>
      {isOpen && travellers.length >= WORTH_A_FILTER && (
        <NameFilter label={labels.filter} text={text} onChange={setText} />
      )}
      <div className={styles.row}>
        {shown.map((one) => (
          <Choice key={one.id} traveller={one} selected={one.id === selectedId} onPick={() => pick(one)} />
        ))}
        {travellers.length > AT_FIRST && (
          <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? labels.fewer : labels.all(travellers.length)}
          </button>
        )}
      </div>
      {shown.length === 0 && <p className={styles.nobody}>{labels.nobody(text.trim())}</p>}
      <Reasons travellers={shown} />
      <Announcer message={message} />
    </div>
  );
}
