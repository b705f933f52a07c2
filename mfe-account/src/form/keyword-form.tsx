import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '@wisata/ui/button';
import { TextField } from '@wisata/ui/text-field';
import { formText } from './form-text.rules.ts';
import styles from './keyword-form.module.css';

interface KeywordFormProps {
  readonly label: string;
  readonly submit: string;
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

/** One word to narrow a list by; it is looked for when it is sent, not while it is typed. */
export function KeywordForm({ label, submit, keyword, onSearch }: KeywordFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(formText(new FormData(event.currentTarget), 'keyword'));
  };
  return (
    <form role="search" className={styles.form} onSubmit={send}>
      <div className={styles.field}>
        {/* Another keyword in the address is another start of the field. */}
        <TextField
          key={keyword}
          name="keyword"
          type="search"
          label={label}
          defaultValue={keyword}
          maxLength={100}
          autoComplete="off"
        />
      </div>
      <Button type="submit" icon={Search}>
        {submit}
      </Button>
    </form>
  );
}
