// The parts that the shop loads while it is open: a test that stops the clock imports them before, as an import that is still
// pending then comes late on a busy machine.
import '../../src/site/shop/packages/PackageSlider';
import '../../src/site/shop/payment/CurrentPayment';
import '../../src/site/shop/payment/state/beginPayment';
