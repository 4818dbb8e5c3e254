import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes these so: <br/>, async="", charSet, crossorigin="". To a browser it is the same.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // Our own files come with the page, from the same build; a hash is for files of others.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
}

const validator = new HtmlValidate(new StaticConfigLoader(config))

/** What html-validate finds at fault in the HTML of a page as the server sends it: the rule, the place, and why. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${ruleId}: ${message} (${selector})`),
  )
}
