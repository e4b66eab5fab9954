// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { wasTouched } from './pointer';

const press = (pointerType: string): boolean =>
  document.body.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }));

it('knows whether a finger was used last', () => {
  expect(wasTouched()).toBe(false);
  press('touch');
  expect(wasTouched()).toBe(true);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(wasTouched()).toBe(false);
  press('touch');
  press('mouse');
  expect(wasTouched()).toBe(false);
});
