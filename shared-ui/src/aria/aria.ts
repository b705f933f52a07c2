/**
 * What the site takes of React Aria. The shell brings it to a page once for all remotes, as it brings React, so names here
 * are added and never taken away, and a remote's build has none of it.
 */
export { GregorianCalendar, parseDate } from '@internationalized/date';
export { I18nProvider } from 'react-aria/I18nProvider';
export { mergeProps } from 'react-aria/mergeProps';
export { useAutocomplete } from 'react-aria/useAutocomplete';
export { useCalendar, useCalendarCell, useCalendarGrid, type CalendarAria } from 'react-aria/useCalendar';
export { useListBox, useListBoxSection, useOption } from 'react-aria/useListBox';
export { Item } from 'react-stately/Item';
export { Section } from 'react-stately/Section';
export { useCalendarState, type CalendarState } from 'react-stately/useCalendarState';
export { useListState } from 'react-stately/useListState';
