/** The English phrases of every problem of settings, as clauses. The page builder translates the same keys. */
export const settingPhrases = {
  'setting-problem.object': 'this must be an object',
  'setting-problem.list': 'entries must be a list',
  'setting-problem.entry': 'an entry must be an object',
  'setting-problem.link.name': 'a link has no name',
  'setting-problem.link.nowhere': 'the link "{name}" has no address',
  'setting-problem.link.unfollowable':
    'the address "{url}" of the link "{name}" is not valid: begin it with / or https://',
  'setting-problem.section.name': 'a section has no name',
  'setting-problem.section.path': 'the section "{name}" needs the path of its page, such as /news/',
  'setting-problem.section.twice': 'the section {path} is listed twice',
  'setting-problem.depth': 'an entry is {level} levels deep; {deepest} can be shown',
  'setting-problem.many': 'there are more than {most} entries, and every page would carry them all',
  'setting-problem.unnamed': 'the site needs a name',
  'setting-problem.text': 'the property "{property}" must be text',
  'setting-problem.long': 'the property "{property}" must not be longer than {longest} characters',
  'setting-problem.image':
    'the property "{property}" must be the URL of an image, beginning with / or https://',
  'setting-problem.web': 'the property "{property}" must be a URL that begins with https://',
  'setting-problem.direction': 'the property "{property}" must be "ltr" or "rtl"',
  'setting-problem.flow': 'the property "{property}" must be a CSS writing mode',
  'setting-problem.hex': 'the property "{property}" must be a colour of six digits, such as #1c3450',
  'setting-problem.handle':
    'the property "{property}" must be a name of letters and digits, without an address',
  'setting-problem.email': 'the property "{property}" must be an email address',
  'setting-problem.telephone':
    'the property "{property}" must be a number with its code, such as +44 1632 960000',
  'setting-problem.locale': 'the property "{property}" must be a language, such as en or pt-BR',
  'setting-problem.zone':
    'the property "{property}" must be a time zone of the IANA list, such as Europe/London',
  'setting-problem.unspoken':
    'the blocks have no texts in "{locale}", so their own texts appear in English. They are translated into {languages}',
  'setting-problem.rtl': '"{locale}" is written from right to left, but the pages run from left to right',
  'setting-problem.ltr': '"{locale}" is written from left to right, but the pages run from right to left',
  'setting-problem.challenge.key':
    '"{property}" is on, but there is no "recaptchaSiteKey": unless the server has one of its own, there is no security check. Set the key, or turn the check off',
  'setting-problem.challenge.score':
    '"recaptchaScore" is {score}: there is no security check. Set it to -1 for the checkbox or to a score from 0 to 1, or turn the check off',
  'setting-problem.contrast.light':
    '"{front}" on "{back}" has a contrast of {ratio} to 1 in the light scheme; {minimum} to 1 is needed to be read',
  'setting-problem.contrast.dark':
    '"{front}" on "{back}" has a contrast of {ratio} to 1 in the dark scheme; {minimum} to 1 is needed to be read',
  'setting-problem.token.no-colour': 'no theme has a colour "{name}"',
  'setting-problem.token.no-measure': 'no theme has a measure "{name}"',
  'setting-problem.token.colour': 'the colour "{name}" must be a colour of six digits, such as #0b4f6c',
  'setting-problem.token.veil':
    'the colour "{name}" must be a colour of eight digits, the last two for its density, such as #0b0d10cc',
  'setting-problem.token.families':
    'the measure "{name}" must be names of fonts between commas, those of more than one word in quotes, such as "Source Serif", Georgia, serif',
  'setting-problem.token.size':
    'the measure "{name}" must be a length, such as 1.5rem, or one between bounds, such as clamp(1rem, 3vw, 2rem)',
  'setting-problem.token.line':
    'the measure "{name}" must be a width, a style and a colour, such as 1px solid var(--bs-rule)',
  'setting-problem.token.leading': 'the measure "{name}" must be a height of lines from 1 to 3, such as 1.6',
  'setting-problem.token.weight':
    'the measure "{name}" must be a weight in hundreds from 100 to 900, such as 600',
  'setting-problem.token.tracking':
    'the measure "{name}" must be a distance in em between -1 and 1, such as -0.012em',
  'setting-problem.token.motion': 'the measure "{name}" must be a time in milliseconds, such as 150ms',
} as const;
