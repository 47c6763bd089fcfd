import type { Field } from '@broadsheet/block-kit';
import { html } from 'hono/html';
import type { Markup } from './cataloguePage.ts';
import { FIELD_PREFIX } from './Trial.ts';

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value, null, 2);

interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  /** The value that the block has; `undefined` for none. */
  readonly value: unknown;
}

function optionsOf(field: Extract<Field, { readonly kind: 'select' }>, value: unknown): Markup {
  const none = field.default === undefined ? html`<option value="">Not set</option>` : '';
  return html`${none}${field.options.map(
    (option) =>
      html`<option value="${option}" ${option === value ? 'selected' : ''}>
        ${field.optionTitles?.[String(option)] ?? option}
      </option>`,
  )}`;
}

function control({ id, name, field, value }: ControlProps): Markup {
  switch (field.kind) {
    case 'boolean':
      return html`<input type="hidden" name="${name}" value="false" /><input
          type="checkbox"
          id="${id}"
          name="${name}"
          value="true"
          ${value === true ? 'checked' : ''}
        />`;
    case 'select':
      return html`<select id="${id}" name="${name}">
        ${optionsOf(field, value)}
      </select>`;
    case 'number':
      return html`<input
        type="number"
        id="${id}"
        name="${name}"
        min="${field.min ?? ''}"
        max="${field.max ?? ''}"
        step="any"
        value="${asText(value)}"
      />`;
    case 'text':
    case 'url':
    case 'image':
    case 'auth':
    case 'focalPoint':
      return html`<input id="${id}" name="${name}" value="${asText(value)}" />`;
    case 'longText':
    case 'richText':
    case 'content':
    case 'keyValue':
    case 'list':
    case 'object':
      return html`<textarea id="${id}" name="${name}" spellcheck="false">${asText(value)}</textarea>`;
  }
}

/** Renders the control of a field, with its label. @param key the field's name in page documents */
export function fieldControl(key: string, { field, value }: Pick<ControlProps, 'field' | 'value'>): Markup {
  const id = `field-${key}`;
  const input = control({ id, name: FIELD_PREFIX + key, field, value: value ?? field.default });
  return field.kind === 'boolean'
    ? html`<div class="tick">${input}<label for="${id}">${field.label}</label></div>`
    : html`<div class="field"><label for="${id}">${field.label}</label>${input}</div>`;
}
