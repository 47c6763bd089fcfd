import { toWrittenEmail } from '@broadsheet/service-kit/http';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Editor } from './Editor.ts';

/** Describes an editor for a response. */
export const describeEditor = ({ id, email, name, role, isDisabled }: Editor): JsonObject => ({
  id,
  email: toWrittenEmail(email),
  name,
  role,
  isDisabled,
});
