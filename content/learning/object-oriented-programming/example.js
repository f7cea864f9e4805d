class CardPayment {
  charge(amount) {
    return `card charged ${amount}`;
  }
}

class UpiPayment {
  charge(amount) {
    return `UPI request for ${amount}`;
  }
}

// For tests: records what it was asked to do.
class FakePayment {
  amounts = [];
  charge(amount) {
    this.amounts.push(amount);
    return `noted ${amount}`;
  }
}

class Checkout {
  #provider;
  constructor(provider) {
    this.#provider = provider;
  }
  pay(prices) {
    const total = prices.reduce((sum, price) => sum + price, 0);
    return this.#provider.charge(total);
  }
}

const fake = new FakePayment();
for (const provider of [new CardPayment(), new UpiPayment(), fake]) {
  console.log(new Checkout(provider).pay([120, 80]));
}
console.log('The fake was asked for', fake.amounts.join(', '));
