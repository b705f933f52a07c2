import { useState } from 'react';

/** Changes of a form that the server does not have yet: they are counted, so that what is typed while others are sent stays one. */
function createUnsaved() {
  let count = 0;
  return {
    has: () => count > 0,
    add: () => void (count += 1),
    /** Called as the form is sent; its answer is called once the server has it. */
    send() {
      const sent = count;
      return () => void (count -= sent);
    },
    /** What was typed is given up. */
    drop: () => void (count = 0),
  };
}

export function useUnsaved() {
  const [unsaved] = useState(createUnsaved);
  return unsaved;
}
