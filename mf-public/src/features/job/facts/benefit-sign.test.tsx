import { BENEFIT_PRESETS, DEFAULT_BENEFIT_ICON } from '@metier/sdk/rules';
import { render } from '@testing-library/react';
import { BenefitSign } from './benefit-sign';

test.each([...BENEFIT_PRESETS.map(({ icon }) => icon), DEFAULT_BENEFIT_ICON])(
  '%s is drawn, for systems without a font of emoji',
  (icon) => {
    const { container } = render(<BenefitSign icon={icon} />);
    expect(container.querySelector('path')).toBeInTheDocument();
    expect(container).toHaveTextContent(/^$/);
  },
);

test('an emoji of the employer’s own is shown as it is', () => {
  const { container } = render(<BenefitSign icon="🐄" />);
  expect(container).toHaveTextContent('🐄');
});
