import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { denseFields } from './denseFields.ts';

/** A list of entries, which wrap to several lines if there is little room. */
export const EntryList = styled.ul`
  display: grid;
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  &:last-child {
    border-block-end: 0;
  }
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem 1rem;
  align-items: center;
  padding-block: 0.5rem;
  border-block-end: 1px solid ${token('rule')};
  overflow-wrap: anywhere;
  ${denseFields}
`;

/** The subject of an entry; it takes the remaining width. */
export const EntryName = styled.div`
  flex: 1 1 14rem;
  min-inline-size: 0;
`;

export const EntryNote = styled.div`
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;
