import type { JsonObject } from '../../content/json/Json.ts';
import type { Editor } from './Editor.ts';

/** An editor as the calls tell it. */
export const describeEditor = ({ id, email, name, role, isDisabled }: Editor): JsonObject => ({
  id,
  email,
  name,
  role,
  isDisabled,
});
